// Drops the last nodes that don't fill a block instead of keeping them.
class Solution {
    public ListNode reverseInGroups(ListNode head, int k) {
        ListNode front = null, end = null, cur = head;
        while (cur != null) {
            ListNode scan = cur;
            for (int i = 0; i < k; i++) {
                if (scan == null) return front;
                scan = scan.next;
            }
            ListNode first = cur, rev = null;
            while (cur != scan) {
                ListNode n = cur.next;
                cur.next = rev;
                rev = cur;
                cur = n;
            }
            if (front == null) front = rev;
            else end.next = rev;
            end = first;
        }
        return front;
    }
}
