# wrong: stops when one queue is used up (Wrong Answer)
class Solution:
    def joinQueues(self, left: List[int], right: List[int]) -> List[int]:
        joined = []
        i = j = 0
        while i < len(left) and j < len(right):
            if left[i] <= right[j]:
                joined.append(left[i])
                i += 1
            else:
                joined.append(right[j])
                j += 1
        return joined
