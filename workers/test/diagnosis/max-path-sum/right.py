# Right: a list of the nodes in preorder, worked through from the back.
class Solution:
    def maxPathSum(self, root: Optional[TreeNode]) -> int:
        order, todo = [], [root]
        while todo:
            t = todo.pop()
            order.append(t)
            todo += [c for c in (t.left, t.right) if c]
        arm = {None: 0}
        answer = -10**9
        for t in reversed(order):
            a, b = sorted((arm[t.left], arm[t.right]))
            answer = max(answer, t.val + a + b)
            arm[t] = max(0, t.val + b)
        return answer
