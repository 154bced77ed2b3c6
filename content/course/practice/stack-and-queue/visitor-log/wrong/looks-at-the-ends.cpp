// wrong: compares the totals, and the first and last sign (Wrong Answer)
class Solution {
public:
    bool isPossible(string log) {
        if (log.empty()) return true;
        int entries = count(log.begin(), log.end(), '(');
        return 2 * entries == (int)log.size() && log.front() == '(' && log.back() == ')';
    }
};
