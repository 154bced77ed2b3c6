# wrong: compares the points as texts (Wrong Answer)
class Solution:
    def rankTeams(self, names: List[str], points: List[int]) -> List[str]:
        teams = sorted(zip(names, points), key=lambda team: ([-ord(digit) for digit in str(team[1])], team[0]))
        return [name for name, _ in teams]
