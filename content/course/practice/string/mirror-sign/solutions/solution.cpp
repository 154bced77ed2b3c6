class Solution {
public:
    bool readsBothWays(string sign) {
        int low = 0, high = (int)sign.size() - 1;
        while (low < high) {
            if (!isalpha(sign[low])) low++;
            else if (!isalpha(sign[high])) high--;
            else if (tolower(sign[low]) != tolower(sign[high])) return false;
            else low++, high--;
        }
        return true;
    }
};
