# wrong: goes on k nodes too far after each block, so every second block stays as it is (Wrong Answer)
class Solution:
    def reverseInGroups(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        dummy = ListNode(0, head)
        before = dummy
        while True:
            probe = before
            for _ in range(k):
                probe = probe.next
                if probe is None:
                    return dummy.next
            first, last = before.next, probe
            previous, current = last.next, first
            for _ in range(k):
                following = current.next
                current.next = previous
                previous, current = current, following
            before.next = last
            before = first
            for _ in range(k):
                if before.next is None:
                    return dummy.next
                before = before.next
