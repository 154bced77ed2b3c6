class Solution:
    def signWays(self, text: str, plates: List[str]) -> List[str]:
        left = Counter(plates)
        laid = []
        ways = []

        def extend(start):
            if start == len(text):
                ways.append(" ".join(laid))
                return
            for plate, count in left.items():
                if count == 0 or not text.startswith(plate, start):
                    continue
                left[plate] -= 1
                laid.append(plate)
                extend(start + len(plate))
                laid.pop()
                left[plate] += 1

        extend(0)
        return ways
