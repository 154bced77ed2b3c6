# wrong: takes the latest open bracket without asking whether any is open (Runtime Error)
class Solution:
    def isBalanced(self, text: str) -> bool:
        opener_of = {")": "(", "]": "[", "}": "{"}
        open_ones = []
        for bracket in text:
            if bracket not in opener_of:
                open_ones.append(bracket)
            elif open_ones[-1] == opener_of[bracket]:
                open_ones.pop()
            else:
                return False
        return not open_ones
