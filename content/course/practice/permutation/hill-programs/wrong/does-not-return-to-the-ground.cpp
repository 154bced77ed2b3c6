// wrong: stops after the last minute and does not ask for level 0 (Wrong Answer)
class Solution {
    vector<string> programs;

    void extend(const string& program, int minutes, int level, int highest, int peak) {
        if (minutes == 0) {
            if (highest == peak) programs.push_back(program);
            return;
        }
        if (level < peak) extend(program + 'u', minutes - 1, level + 1, max(highest, level + 1), peak);
        if (level > 0) extend(program + 'd', minutes - 1, level - 1, highest, peak);
    }

public:
    vector<string> hillPrograms(int ups, int peak) {
        extend("", 2 * ups, 0, 0, peak);
        return programs;
    }
};
