# wrong: sorts equal points by name from z to a (Wrong Answer)
class Solution:
    def rankTeams(self, names: List[str], points: List[int]) -> List[str]:
        teams = sorted(zip(names, points), key=lambda team: (team[1], team[0]), reverse=True)
        return [name for name, _ in teams]
