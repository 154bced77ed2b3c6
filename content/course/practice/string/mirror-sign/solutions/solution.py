class Solution:
    def readsBothWays(self, sign: str) -> bool:
        low, high = 0, len(sign) - 1
        while low < high:
            if not sign[low].isalpha():
                low += 1
            elif not sign[high].isalpha():
                high -= 1
            elif sign[low].lower() != sign[high].lower():
                return False
            else:
                low += 1
                high -= 1
        return True
