# wrong: takes two steps without looking in between (Wrong Answer)
class Solution:
    def comesToAnEnd(self, next: List[int]) -> bool:
        slow = fast = 0
        while True:
            fast = next[next[fast]]
            if fast == -1:
                return True
            slow = next[slow]
            if slow == fast:
                return False
