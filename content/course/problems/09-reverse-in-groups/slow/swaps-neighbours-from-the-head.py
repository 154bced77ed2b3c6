# slow: reverses a block by swapping neighbors and walks from the head to each of them, O(n k^2) (Time Limit Exceeded)
class Solution:
    def reverseInGroups(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        def node_at(position):
            node = front
            for _ in range(position):
                node = node.next
            return node

        front = ListNode(0, head)
        length = 0
        node = head
        while node:
            length += 1
            node = node.next
        for start in range(0, length - k + 1, k):
            for end in range(start + k - 1, start, -1):
                for position in range(start, end):
                    before = node_at(position)
                    left = before.next
                    before.next = left.next
                    left.next = before.next.next
                    before.next.next = left
        return front.next
