class Solution:
    def findPage(self, pages: List[int], wanted: int) -> int:
        low, high = 0, len(pages)
        while low < high:
            middle = (low + high) // 2
            if pages[middle] >= wanted:
                high = middle
            else:
                low = middle + 1
        return low if low < len(pages) and pages[low] == wanted else -1

    # Already written: answers one after the other.
    def findPages(self, pages: List[int], wantedPages: List[int]) -> List[int]:
        return [self.findPage(pages, page) for page in wantedPages]
