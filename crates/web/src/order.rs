//! What can stay where it is when things get a new order.

/// Which elements need not be moved: as many as possible that are in the right order already. To move one is to take it
/// out and to draw it anew.
pub fn longest_rise(kept: &[Option<usize>]) -> Vec<bool> {
    // The places where a rise of each length ends lowest, and for every place the one before it in its rise.
    let mut ends: Vec<usize> = Vec::new();
    let mut before: Vec<Option<usize>> = vec![None; kept.len()];
    for (place, value) in kept.iter().enumerate().filter(|(_, value)| value.is_some()) {
        let length = ends.partition_point(|&end| kept[end] < *value);
        before[place] = length.checked_sub(1).map(|shorter| ends[shorter]);
        match ends.get_mut(length) {
            Some(end) => *end = place,
            None => ends.push(place),
        }
    }
    let mut stays = vec![false; kept.len()];
    let mut place = ends.last().copied();
    while let Some(at) = place {
        stays[at] = true;
        place = before[at];
    }
    stays
}

#[cfg(test)]
mod tests {
    use super::longest_rise;

    #[test]
    fn few_elements_are_moved() {
        let moved = |kept: &[Option<usize>]| longest_rise(kept).iter().filter(|stays| !**stays).count();
        assert_eq!(moved(&[Some(0), Some(1), Some(2)]), 0);
        // One that comes to the top, one that goes to the bottom, one that is new.
        assert_eq!(moved(&[Some(1), Some(2), Some(3), Some(0)]), 1);
        assert_eq!(moved(&[Some(3), Some(0), Some(1), Some(2)]), 1);
        assert_eq!(moved(&[Some(0), None, Some(1)]), 1);
        assert_eq!(longest_rise(&[Some(2), Some(0), None, Some(1), Some(3)]), [false, true, false, true, true]);
        assert_eq!(longest_rise(&[]), [false; 0]);
    }
}
