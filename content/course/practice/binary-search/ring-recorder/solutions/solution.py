class Solution:
    def findEntry(self, memory: List[int], wanted: List[int]) -> List[int]:
        # Where the oldest entry stands.
        low, high = 0, len(memory) - 1
        while low < high:
            middle = (low + high) // 2
            if memory[middle] > memory[high]:
                low = middle + 1
            else:
                high = middle
        oldest = low

        def place_of(entry):
            if entry <= memory[-1]:
                place = bisect_left(memory, entry, oldest, len(memory))
            else:
                place = bisect_left(memory, entry, 0, oldest)
            return place if place < len(memory) and memory[place] == entry else -1

        return [place_of(entry) for entry in wanted]
