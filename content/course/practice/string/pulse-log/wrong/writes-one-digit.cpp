// wrong: writes the count as one character (Wrong Answer)
class Solution {
public:
    string shorten(string log) {
        string shortened;
        size_t start = 0;
        while (start < log.size()) {
            size_t end = start;
            while (end < log.size() && log[end] == log[start]) end++;
            shortened += log[start];
            if (end - start > 1) shortened += (char)('0' + (end - start));
            start = end;
        }
        return shortened;
    }
};
