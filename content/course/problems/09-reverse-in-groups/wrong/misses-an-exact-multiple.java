// wrong: wants one node more than the block needs, so a block at the very end is never reversed (Wrong Answer)
class Solution {
    public ListNode reverseInGroups(ListNode head, int k) {
        int length = 0;
        for (ListNode node = head; node != null; node = node.next) {
            length++;
        }
        ListNode dummy = new ListNode(0, head);
        ListNode before = dummy;
        while (length > k) {
            ListNode first = before.next;
            for (int i = 1; i < k; i++) {
                ListNode moved = first.next;
                first.next = moved.next;
                moved.next = before.next;
                before.next = moved;
            }
            before = first;
            length -= k;
        }
        return dummy.next;
    }
}
