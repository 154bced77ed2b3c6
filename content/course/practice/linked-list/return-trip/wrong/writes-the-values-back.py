# wrong: writes the values back in reverse, so the nodes stay where they are (Wrong Answer)
class Solution:
    def turnAround(self, first: Optional[ListNode]) -> Optional[ListNode]:
        values = []
        node = first
        while node:
            values.append(node.val)
            node = node.next
        node = first
        while node:
            node.val = values.pop()
            node = node.next
        return first
