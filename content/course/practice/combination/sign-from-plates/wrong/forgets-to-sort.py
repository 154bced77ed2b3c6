# wrong: skips a plate that equals its unused left neighbor, without sorting the plates (Wrong Answer)
class Solution:
    def signWays(self, text: str, plates: List[str]) -> List[str]:
        used = [False] * len(plates)
        ways = []

        def extend(start, laid):
            if start == len(text):
                ways.append(" ".join(laid))
                return
            for i, plate in enumerate(plates):
                if used[i] or not text.startswith(plate, start):
                    continue
                if i > 0 and plates[i - 1] == plate and not used[i - 1]:
                    continue
                used[i] = True
                extend(start + len(plate), laid + [plate])
                used[i] = False

        extend(0, [])
        return ways
