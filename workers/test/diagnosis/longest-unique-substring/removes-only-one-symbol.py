# On a repeat it drops only one symbol from the left of the window, even if that is not the repeated one.
class Solution:
    def longestUnique(self, text: str) -> int:
        window = set()
        l = 0
        ans = 0
        for r in range(len(text)):
            if text[r] in window:
                window.discard(text[l])
                l += 1
            window.add(text[r])
            ans = max(ans, r - l + 1)
        return ans
