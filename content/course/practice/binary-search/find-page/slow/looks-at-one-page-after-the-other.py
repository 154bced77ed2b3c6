# slow: looks at one page after the other, O(n) for each question (Time Limit Exceeded)
class Solution:
    def findPage(self, pages: List[int], wanted: int) -> int:
        for i, page in enumerate(pages):
            if page == wanted:
                return i
        return -1

    # Already written: answers one after the other.
    def findPages(self, pages: List[int], wantedPages: List[int]) -> List[int]:
        return [self.findPage(pages, page) for page in wantedPages]
