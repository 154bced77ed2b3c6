# wrong: subtracts 1 for each ferry, also inside a group (Wrong Answer)
class Solution:
    def countGroups(self, n: int, ferries: List[List[int]]) -> int:
        return n - len(ferries)
