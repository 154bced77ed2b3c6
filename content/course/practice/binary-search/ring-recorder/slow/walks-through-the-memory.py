# slow: walks through the memory for each question (Time Limit Exceeded)
class Solution:
    def findEntry(self, memory: List[int], wanted: List[int]) -> List[int]:
        return [memory.index(entry) if entry in memory else -1 for entry in wanted]
