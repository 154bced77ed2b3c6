// wrong: does not skip at the right end (Wrong Answer)
class Solution {
public:
    bool readsBothWays(string sign) {
        int low = 0, high = (int)sign.size() - 1;
        while (low < high) {
            if (!isalpha(sign[low])) low++;
                        else if (tolower(sign[low]) != tolower(sign[high])) return false;
            else low++, high--;
        }
        return true;
    }
};
