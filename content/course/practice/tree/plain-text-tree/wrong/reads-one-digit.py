# wrong: reads numbers of one digit only (Wrong Answer)
class Solution:
    def readTree(self, text: str) -> Optional[TreeNode]:
        position = 0

        def read():
            nonlocal position
            start = position
            if position < len(text) and text[position].isdigit():
                position += 1
            if position == start:
                return None
            node = TreeNode(int(text[start:position]))
            if position < len(text) and text[position] == '(':
                position += 1
                node.left = read()
                position += 1  # the comma
                node.right = read()
                position += 1  # the closing parenthesis
            return node

        return read()
