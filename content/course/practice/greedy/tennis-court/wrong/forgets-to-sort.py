# wrong: goes through the requests in the given order (Wrong Answer)
class Solution:
    def mostMatches(self, requests: List[List[int]]) -> int:
        matches = free = 0
        for start, end in requests:
            if start >= free:
                matches += 1
                free = end
        return matches
