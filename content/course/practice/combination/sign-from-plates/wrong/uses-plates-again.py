# wrong: takes each plate as often as it likes (Wrong Answer)
class Solution:
    def signWays(self, text: str, plates: List[str]) -> List[str]:
        different = set(plates)
        ways = []

        def extend(start, laid):
            if start == len(text):
                ways.append(" ".join(laid))
            for plate in different:
                if text.startswith(plate, start):
                    extend(start + len(plate), laid + [plate])

        extend(0, [])
        return ways
