class Solution:
    def comesToAnEnd(self, next: List[int]) -> bool:
        slow = fast = 0
        while True:
            for _ in range(2):
                fast = next[fast]
                if fast == -1:
                    return True
            slow = next[slow]
            if slow == fast:
                return False
