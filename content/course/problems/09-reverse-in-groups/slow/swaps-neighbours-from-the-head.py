# slow: reverses a block by swapping neighbors and walks from the head to each of them, O(n k^2) (Time Limit Exceeded)
class Solution:
    def reverseInGroups(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        def node_at(position):
            node = head
            for _ in range(position):
                node = node.next
            return node

        length = 0
        node = head
        while node:
            length += 1
            node = node.next
        for start in range(0, length - k + 1, k):
            for end in range(start + k - 1, start, -1):
                for position in range(start, end):
                    left = node_at(position)
                    left.val, left.next.val = left.next.val, left.val
        return head
