# wrong: takes one person from each queue in turn (Wrong Answer)
class Solution:
    def joinQueues(self, left: List[int], right: List[int]) -> List[int]:
        joined = []
        for i in range(max(len(left), len(right))):
            joined += left[i:i + 1]
            joined += right[i:i + 1]
        return joined
