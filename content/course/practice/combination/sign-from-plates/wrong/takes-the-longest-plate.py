# wrong: always takes the longest plate that fits and never tries another (Wrong Answer)
class Solution:
    def signWays(self, text: str, plates: List[str]) -> List[str]:
        left = sorted(plates, key=len, reverse=True)
        laid = []
        start = 0
        while start < len(text):
            plate = next((plate for plate in left if text.startswith(plate, start)), None)
            if plate is None:
                return []
            left.remove(plate)
            laid.append(plate)
            start += len(plate)
        return [" ".join(laid)]
