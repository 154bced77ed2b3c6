// wrong: returns the position of the middle car (Wrong Answer)
class Solution {
public:
    int middleCar(ListNode* engine) {
        int cars = 0;
        for (ListNode* car = engine; car; car = car->next) cars++;
        return cars / 2;
    }
};
