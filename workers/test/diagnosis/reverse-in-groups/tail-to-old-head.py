# The tail of a block is linked to the next block's old first node before that block is reversed, so nodes get lost.
class Solution:
    def reverseInGroups(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        answer = None
        block = head
        while block:
            node, size = block, 0
            while node and size < k:
                node = node.next
                size += 1
            if size < k:
                break
            prev, cur = node, block
            for _ in range(k):
                after = cur.next
                cur.next = prev
                prev = cur
                cur = after
            if answer is None:
                answer = prev
            block = node
        return answer if answer else head
