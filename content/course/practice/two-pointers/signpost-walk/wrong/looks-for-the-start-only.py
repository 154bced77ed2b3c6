# wrong: notices a circle only if it comes back to place 0 (Wrong Answer)
class Solution:
    def comesToAnEnd(self, next: List[int]) -> bool:
        place = 0
        for _ in range(len(next)):
            place = next[place]
            if place == -1:
                return True
            if place == 0:
                return False
        return True
