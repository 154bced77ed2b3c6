class Solution:
    def mostMatches(self, requests: List[List[int]]) -> int:
        matches = free = 0
        for start, end in sorted(requests, key=lambda request: request[1]):
            if start >= free:
                matches += 1
                free = end
        return matches
