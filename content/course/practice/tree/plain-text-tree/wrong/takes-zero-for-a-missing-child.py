# wrong: takes the number 0 for a missing child when it writes (Wrong Answer)
class TreeText:
    def read(self, text: str) -> Optional[TreeNode]:
        position = 0

        def read_tree():
            nonlocal position
            start = position
            while position < len(text) and text[position].isdigit():
                position += 1
            if position == start:
                return None
            node = TreeNode(int(text[start:position]))
            if position < len(text) and text[position] == '(':
                position += 1
                node.left = read_tree()
                position += 1  # the comma
                node.right = read_tree()
                position += 1  # the closing parenthesis
            return node

        return read_tree()

    def write(self, root: Optional[TreeNode]) -> str:
        parts = []

        def write_tree(node):
            if not node or not node.val:
                return
            parts.append(str(node.val))
            if node.left or node.right:
                parts.append('(')
                write_tree(node.left)
                parts.append(',')
                write_tree(node.right)
                parts.append(')')

        write_tree(root)
        return ''.join(parts)


class Solution:
    # Already written: reads a tree, prunes it and writes it.
    def prune(self, text: str) -> str:
        root = TreeText().read(text)
        self.cut_left_of_even(root)
        return TreeText().write(root)

    def cut_left_of_even(self, node: Optional[TreeNode]) -> None:
        if node:
            if node.val % 2 == 0:
                node.left = None
            self.cut_left_of_even(node.left)
            self.cut_left_of_even(node.right)
