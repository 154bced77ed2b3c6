# wrong: looks at the first page of a book without pages (Runtime Error)
class Solution:
    def findPage(self, pages: List[int], wanted: int) -> int:
        if wanted < pages[0] or wanted > pages[-1]:
            return -1
        at = bisect_left(pages, wanted)
        return at if pages[at] == wanted else -1

    # Already written: answers one after the other.
    def findPages(self, pages: List[int], wantedPages: List[int]) -> List[int]:
        return [self.findPage(pages, page) for page in wantedPages]
