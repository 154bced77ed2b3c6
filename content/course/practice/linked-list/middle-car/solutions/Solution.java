class Solution {
    public int middleCar(ListNode engine) {
        ListNode slow = engine;
        ListNode fast = engine;
        while (fast != null && fast.next != null) {
            slow = slow.next;
            fast = fast.next.next;
        }
        return slow.val;
    }
}
