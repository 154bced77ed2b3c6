# wrong: takes the number 0 for a missing child (Wrong Answer)
class Solution:
    def readTree(self, text: str) -> Optional[TreeNode]:
        position = 0

        def read():
            nonlocal position
            start = position
            while position < len(text) and text[position].isdigit():
                position += 1
            if position == start:
                return None
            node = TreeNode(int(text[start:position])) if text[start:position] != "0" or position == len(text) else None
            if node is None:
                return None
            if position < len(text) and text[position] == '(':
                position += 1
                node.left = read()
                position += 1  # the comma
                node.right = read()
                position += 1  # the closing parenthesis
            return node

        return read()
