class Solution:
    def countRooms(self, doors: List[List[int]]) -> int:
        found = {0}
        stack = [0]
        while stack:
            for other in doors[stack.pop()]:
                if other not in found:
                    found.add(other)
                    stack.append(other)
        return len(found)
