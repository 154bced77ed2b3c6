# wrong: copies the values into an array and writes them back in the new order (Wrong Answer)
class Solution:
    def reverseInGroups(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        values = []
        node = head
        while node:
            values.append(node.val)
            node = node.next
        for start in range(0, len(values) - k + 1, k):
            values[start:start + k] = reversed(values[start:start + k])
        node = head
        for value in values:
            node.val = value
            node = node.next
        return head
