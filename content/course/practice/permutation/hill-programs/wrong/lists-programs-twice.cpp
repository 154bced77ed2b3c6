// wrong: joins two smaller programs at each place, which makes the same program several times (Wrong Answer)
class Solution {
    vector<string> allWith(int ups) {
        if (ups == 0) return {""};
        vector<string> programs;
        for (const string& inner : allWith(ups - 1)) programs.push_back("u" + inner + "d");
        for (int front = 1; front < ups; front++) {
            for (const string& left : allWith(front)) {
                for (const string& right : allWith(ups - front)) programs.push_back(left + right);
            }
        }
        return programs;
    }

public:
    vector<string> hillPrograms(int ups, int peak) {
        vector<string> programs;
        for (const string& program : allWith(ups)) {
            int level = 0, highest = 0;
            for (char letter : program) highest = max(highest, level += letter == 'u' ? 1 : -1);
            if (highest == peak) programs.push_back(program);
        }
        return programs;
    }
};
