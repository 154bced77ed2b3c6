class Solution {
public:
    int longestStay(string forecast, int k) {
        int start = 0, rainy = 0, longest = 0;
        for (int end = 0; end < (int)forecast.size(); end++) {
            if (forecast[end] == 'r') rainy++;
            while (rainy > k) {
                if (forecast[start] == 'r') rainy--;
                start++;
            }
            longest = max(longest, end - start + 1);
        }
        return longest;
    }
};
