# slow: walks from the head to each node and moves it by single places, O(n^3) (Time Limit Exceeded)
class Solution:
    def reverseInGroups(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        dummy = ListNode(0, head)

        def at(index):
            node = dummy
            for _ in range(index + 1):
                node = node.next if node else None
            return node

        start = 0
        while at(start + k - 1):
            for done in range(k):
                for place in range(start + k - 2, start + done - 1, -1):
                    before, first = at(place - 1), at(place)
                    second = first.next
                    first.next, second.next, before.next = second.next, first, second
            start += 2 * k
        return dummy.next
