# slow: lays all plates in all orders and compares at the end, O(p!) (Time Limit Exceeded)
class Solution:
    def signWays(self, text: str, plates: List[str]) -> List[str]:
        ways = set()
        for count in range(1, len(plates) + 1):
            for laid in itertools.permutations(plates, count):
                if "".join(laid) == text:
                    ways.add(" ".join(laid))
        return list(ways)
