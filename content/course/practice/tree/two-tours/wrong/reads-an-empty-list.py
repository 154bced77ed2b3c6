# wrong: reads the first number of an empty list (Runtime Error)
class Solution:
    def rebuildCave(self, first: List[int], second: List[int]) -> Optional[TreeNode]:
        places = {chamber: place for place, chamber in enumerate(second)}
        entered = iter(first)

        def build(start, end):
            if start == end:
                return None
            node = TreeNode(next(entered))
            place = places[node.val]
            node.left = build(start, place)
            node.right = build(place + 1, end)
            return node

        root = build(0, len(second))
        return root if first[0] == root.val else None
