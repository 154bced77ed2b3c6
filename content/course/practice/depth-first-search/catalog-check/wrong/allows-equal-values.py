# wrong: allows equal values (Wrong Answer)
class Solution:
    def isSorted(self, root: Optional[TreeNode]) -> bool:
        def is_between(node, low, high):
            if node is None:
                return True
            return (low <= node.val <= high
                    and is_between(node.left, low, node.val)
                    and is_between(node.right, node.val, high))

        return is_between(root, float('-inf'), float('inf'))
