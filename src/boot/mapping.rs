//! `PMI_process_mapping`: which ranks live on which node.
//!
//! The text is `(vector,(first,nodes,ranks),...)`: a block puts `ranks` ranks on each of `nodes` nodes that begin
//! with number `first`. Ranks are dealt out block by block; when the list ends before the ranks do, it starts again.

/// The node of each rank, or `None` when the text makes no sense for `size` ranks.
pub fn parse(text: &str, size: u32) -> Option<Vec<u32>> {
    let compact: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let inner = compact.strip_prefix("(vector")?.strip_suffix(')')?;
    let mut blocks = Vec::new();
    let mut rest = inner;
    while !rest.is_empty() {
        let (block, tail) = rest.strip_prefix(",(")?.split_once(')')?;
        let mut numbers = block.split(',').map(|n| n.parse::<u32>().ok());
        let block = (numbers.next()??, numbers.next()??, numbers.next()??);
        if numbers.next().is_some() || block.1 == 0 || block.2 == 0 {
            return None;
        }
        block.0.checked_add(block.1)?;
        blocks.push(block);
        rest = tail;
    }
    if blocks.is_empty() {
        return None;
    }
    let size = size as usize;
    let mut nodes = Vec::with_capacity(size.min(1 << 20));
    for &(first, count, ranks) in blocks.iter().cycle() {
        for node in first..first + count {
            for _ in 0..ranks {
                if nodes.len() == size {
                    return Some(nodes);
                }
                nodes.push(node);
            }
        }
    }
    None
}

/// The text for ranks that live on `nodes` (in rank order), as short as runs of equal blocks make it.
pub fn format(nodes: &[u32]) -> String {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for &node in nodes {
        match runs.last_mut() {
            Some((n, count)) if *n == node => *count += 1,
            _ => runs.push((node, 1)),
        }
    }
    let mut blocks: Vec<(u32, u32, u32)> = Vec::new();
    for (node, ranks) in runs {
        match blocks.last_mut() {
            Some((first, count, r)) if *r == ranks && *first + *count == node => *count += 1,
            _ => blocks.push((node, 1, ranks)),
        }
    }
    let mut text = String::from("(vector");
    for (first, count, ranks) in blocks {
        text.push_str(&format!(",({first},{count},{ranks})"));
    }
    text.push(')');
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn forms_seen_in_the_wild() {
        assert_eq!(parse("(vector,(0,1,4))", 4), Some(vec![0; 4]));
        assert_eq!(parse("(vector,(0,2,2))", 4), Some(vec![0, 0, 1, 1]));
        assert_eq!(parse("(vector,(0,2,1))", 5), Some(vec![0, 1, 0, 1, 0]));
        assert_eq!(
            parse("(vector,(0,1,2), (3,2,1))", 4),
            Some(vec![0, 0, 3, 4])
        );
        for bad in [
            "",
            "vector",
            "(vector)",
            "(vector,)",
            "(vector,(0,0,1))",
            "(vector,(0,1))",
            "(vector,(0,1,1,1))",
            "(vector,(0,1,0))",
            "(vector,(0,1,x))",
            "(vector,(0,1,1)",
            "(vector,(4294967295,2,1))",
        ] {
            assert_eq!(parse(bad, 2), None, "{bad}");
        }
    }

    proptest! {
        #[test]
        fn format_is_the_inverse(nodes in proptest::collection::vec(0u32..5, 1..60)) {
            prop_assert_eq!(parse(&format(&nodes), nodes.len() as u32), Some(nodes));
        }
        #[test]
        fn any_text_is_taken(text in "[(),a-z0-9 ]{0,40}", size in 0u32..50) {
            if let Some(n) = parse(&text, size) { prop_assert_eq!(n.len(), size as usize); }
        }
    }
}
