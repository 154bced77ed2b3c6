// Reverses the last block as well, although it has fewer than k nodes.
class Solution {
    public ListNode reverseInGroups(ListNode head, int k) {
        if (head == null) return null;
        ListNode prev = null, cur = head;
        int done = 0;
        while (cur != null && done < k) {
            ListNode nxt = cur.next;
            cur.next = prev;
            prev = cur;
            cur = nxt;
            done++;
        }
        head.next = reverseInGroups(cur, k);
        return prev;
    }
}
