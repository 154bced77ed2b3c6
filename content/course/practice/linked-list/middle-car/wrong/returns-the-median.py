# wrong: sorts the numbers first (Wrong Answer)
class Solution:
    def middleCar(self, engine: Optional[ListNode]) -> int:
        numbers = []
        while engine:
            numbers.append(engine.val)
            engine = engine.next
        return sorted(numbers)[len(numbers) // 2]
