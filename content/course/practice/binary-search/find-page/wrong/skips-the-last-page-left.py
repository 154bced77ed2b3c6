# wrong: stops when one page is left, without looking at it (Wrong Answer)
class Solution:
    def findPage(self, pages: List[int], wanted: int) -> int:
        low, high = 0, len(pages) - 1
        while low < high:
            middle = (low + high) // 2
            if pages[middle] == wanted:
                return middle
            if pages[middle] < wanted:
                low = middle + 1
            else:
                high = middle - 1
        return -1

    # Already written: answers one after the other.
    def findPages(self, pages: List[int], wantedPages: List[int]) -> List[int]:
        return [self.findPage(pages, page) for page in wantedPages]
