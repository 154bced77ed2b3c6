// wrong: swaps the stops in pairs (Wrong Answer)
class Solution {
    public ListNode turnAround(ListNode first) {
        ListNode dummy = new ListNode(0, first);
        ListNode before = dummy;
        while (before.next != null && before.next.next != null) {
            ListNode one = before.next;
            ListNode two = one.next;
            one.next = two.next;
            two.next = one;
            before.next = two;
            before = one;
        }
        return dummy.next;
    }
}
