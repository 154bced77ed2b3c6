// wrong: turns the arrow before it remembers the next node (Wrong Answer)
class Solution {
    public ListNode turnAround(ListNode first) {
        ListNode previous = null;
        ListNode current = first;
        while (current != null) {
            current.next = previous;
            previous = current;
            current = current.next;
        }
        return previous;
    }
}
