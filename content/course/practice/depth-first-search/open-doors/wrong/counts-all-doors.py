# wrong: counts the different rooms behind all doors (Wrong Answer)
class Solution:
    def countRooms(self, doors: List[List[int]]) -> int:
        return len({0, *(room for targets in doors for room in targets)})
