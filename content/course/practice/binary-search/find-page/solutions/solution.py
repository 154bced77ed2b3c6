class Solution:
    def findPage(self, pages: List[int], wanted: int) -> int:
        low, high = 0, len(pages) - 1
        while low <= high:
            middle = (low + high) // 2
            if pages[middle] == wanted:
                return middle
            if pages[middle] < wanted:
                low = middle + 1
            else:
                high = middle - 1
        return -1
