# wrong: counts each page once (Wrong Answer)
class Solution:
    def fewestPages(self, pages: List[int]) -> int:
        return sum(pages) if len(pages) > 1 else 0
