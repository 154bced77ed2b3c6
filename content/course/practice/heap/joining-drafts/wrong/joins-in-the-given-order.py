# wrong: joins the parts from left to right (Wrong Answer)
class Solution:
    def fewestPages(self, pages: List[int]) -> int:
        total, joined = 0, pages[0]
        for count in pages[1:]:
            joined += count
            total += joined
        return total
