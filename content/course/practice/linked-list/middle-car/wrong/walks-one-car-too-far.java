// wrong: counts the cars, then walks one too far (Wrong Answer)
class Solution {
    public int middleCar(ListNode engine) {
        int cars = 0;
        for (ListNode car = engine; car != null; car = car.next) {
            cars++;
        }
        ListNode car = engine;
        for (int i = 0; i < cars / 2 && car.next != null; i++) {
            car = car.next;
        }
        return car.next != null && cars % 2 == 1 ? car.next.val : car.val;
    }
}
