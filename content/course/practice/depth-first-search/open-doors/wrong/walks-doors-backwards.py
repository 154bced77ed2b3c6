# wrong: takes the doors for two-way doors (Wrong Answer)
class Solution:
    def countRooms(self, doors: List[List[int]]) -> int:
        ways = [set(targets) for targets in doors]
        for room, targets in enumerate(doors):
            for other in targets:
                ways[other].add(room)
        found, stack = {0}, [0]
        while stack:
            for other in ways[stack.pop()]:
                if other not in found:
                    found.add(other)
                    stack.append(other)
        return len(found)
