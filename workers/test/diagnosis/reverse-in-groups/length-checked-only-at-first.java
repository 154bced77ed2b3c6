// Checks only once, for the first block, that k nodes are there, so a shorter last block is reversed too.
class Solution {
    public ListNode reverseInGroups(ListNode head, int k) {
        int count = 0;
        for (ListNode n = head; n != null; n = n.next) {
            count++;
        }
        if (count < k) {
            return head;
        }
        return reverse(head, k);
    }

    private ListNode reverse(ListNode head, int k) {
        ListNode newHead = null;
        ListNode tail = null;
        ListNode cur = head;
        while (cur != null) {
            ListNode blockTail = cur;
            ListNode prev = null;
            int i = 0;
            while (cur != null && i < k) {
                ListNode next = cur.next;
                cur.next = prev;
                prev = cur;
                cur = next;
                i++;
            }
            if (tail == null) {
                newHead = prev;
            } else {
                tail.next = prev;
            }
            tail = blockTail;
        }
        return newHead;
    }
}
