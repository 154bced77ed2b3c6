# Remembers the tail of the first block only, so the third block is hung behind the first and the second is lost.
class Solution:
    def reverseInGroups(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        length = 0
        node = head
        while node:
            length += 1
            node = node.next

        result = head
        tail = None
        start = head
        while length >= k:
            # find the node after this block
            end = start
            for _ in range(k):
                end = end.next
            prev = end
            cur = start
            while cur is not end:
                nxt = cur.next
                cur.next = prev
                prev = cur
                cur = nxt
            if tail is None:
                result = prev
                tail = start
            else:
                tail.next = prev
            start = end
            length -= k
        return result
