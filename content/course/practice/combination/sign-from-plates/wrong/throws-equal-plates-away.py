# wrong: removes repeated plates from the stock before it starts (Wrong Answer)
class Solution:
    def signWays(self, text: str, plates: List[str]) -> List[str]:
        ways = []

        def extend(start, laid, left):
            if start == len(text):
                ways.append(" ".join(laid))
            for plate in left:
                if text.startswith(plate, start):
                    extend(start + len(plate), laid + [plate], left - {plate})

        extend(0, [], set(plates))
        return ways
