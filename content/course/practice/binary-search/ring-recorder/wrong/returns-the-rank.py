# wrong: returns the place in the sorted memory (Wrong Answer)
class Solution:
    def findEntry(self, memory: List[int], wanted: List[int]) -> List[int]:
        ordered = sorted(memory)
        def rank(entry):
            place = bisect_left(ordered, entry)
            return place if place < len(ordered) and ordered[place] == entry else -1
        return [rank(entry) for entry in wanted]
