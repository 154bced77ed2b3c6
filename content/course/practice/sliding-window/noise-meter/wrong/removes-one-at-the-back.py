# wrong: removes only one smaller level (Wrong Answer)
class Solution:
    def loudestPerWindow(self, levels: List[int], k: int) -> List[int]:
        positions = deque()
        shown = []
        for i, level in enumerate(levels):
            if positions and levels[positions[-1]] <= level:
                positions.pop()
            positions.append(i)
            if positions[0] <= i - k:
                positions.popleft()
            if i >= k - 1:
                shown.append(levels[positions[0]])
        return shown
