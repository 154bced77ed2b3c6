# wrong: takes a cable between two computers seen before for the one too many, but it may join two parts (Wrong Answer)
class Solution:
    def redundantCable(self, cables: List[List[int]]) -> List[int]:
        seen = set()
        for a, b in cables:
            if a in seen and b in seen:
                return [a, b]
            seen.update((a, b))
        return []
