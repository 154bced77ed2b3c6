# wrong: does not skip at all (Wrong Answer)
class Solution:
    def readsBothWays(self, sign: str) -> bool:
        text = sign.lower()
        return text == text[::-1]
