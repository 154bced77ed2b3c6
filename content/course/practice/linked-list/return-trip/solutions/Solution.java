class Solution {
    public ListNode turnAround(ListNode first) {
        ListNode previous = null;
        ListNode current = first;
        while (current != null) {
            ListNode following = current.next;
            current.next = previous;
            previous = current;
            current = following;
        }
        return previous;
    }
}
