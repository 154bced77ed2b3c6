// wrong: counts each kind and compares a closer only with an opener right before it (Wrong Answer)
class Solution {
public:
    bool isBalanced(string text) {
        int round = 0, square = 0, curly = 0;
        char prev = ' ';
        for (char c : text) {
            if (c == '(') round++;
            if (c == '[') square++;
            if (c == '{') curly++;
            if (c == ')') {
                if (prev == '[' || prev == '{') return false;
                round--;
            }
            if (c == ']') {
                if (prev == '(' || prev == '{') return false;
                square--;
            }
            if (c == '}') {
                if (prev == '(' || prev == '[') return false;
                curly--;
            }
            if (round < 0 || square < 0 || curly < 0) return false;
            prev = c;
        }
        return round == 0 && square == 0 && curly == 0;
    }
};
