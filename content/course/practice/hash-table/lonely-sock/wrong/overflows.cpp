// wrong: twice the different numbers minus the sum, in an int (Wrong Answer)
class Solution {
public:
    int findSingle(vector<int>& socks) {
        set<int> different(socks.begin(), socks.end());
        short sum = 0;
        for (int sock : different) sum += 2 * sock;
        for (int sock : socks) sum -= sock;
        return sum;
    }
};
