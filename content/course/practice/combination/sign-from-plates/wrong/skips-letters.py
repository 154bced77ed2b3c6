# wrong: looks for a plate anywhere in the rest and skips the letters before it (Wrong Answer)
class Solution:
    def signWays(self, text: str, plates: List[str]) -> List[str]:
        left = Counter(plates)
        ways = set()

        def extend(start, laid):
            if start == len(text):
                ways.add(" ".join(laid))
                return
            for plate in left:
                place = text.find(plate, start)
                if left[plate] > 0 and place >= 0:
                    left[plate] -= 1
                    extend(place + len(plate), laid + [plate])
                    left[plate] += 1

        extend(0, [])
        return list(ways)
