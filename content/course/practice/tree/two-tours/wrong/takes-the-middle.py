# wrong: takes the middle of the second list as the root (Wrong Answer)
class Solution:
    def rebuildCave(self, first: List[int], second: List[int]) -> Optional[TreeNode]:
        def build(start, end):
            if start >= end:
                return None
            middle = (start + end) // 2
            return TreeNode(second[middle], build(start, middle), build(middle + 1, end))
        return build(0, len(second))
