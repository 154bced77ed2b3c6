# Needs a node after the block, so a last block that is exactly full isn't reversed.
class Solution:
    def reverseInGroups(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        if not head:
            return None
        probe = head
        for _ in range(k):
            probe = probe.next
            if not probe:
                return head
        prev, node = None, head
        for _ in range(k):
            node.next, prev, node = prev, node, node.next
        start = node
        tail = head
        while start:
            ahead, n = start, 0
            while ahead and n < k:
                ahead = ahead.next
                n += 1
            if not ahead:
                tail.next = start
                break
            p, c = None, start
            for _ in range(k):
                c.next, p, c = p, c, c.next
            tail.next = p
            tail = start
            start = c
        return prev
