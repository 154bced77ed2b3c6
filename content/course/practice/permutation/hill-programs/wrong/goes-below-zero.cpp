// wrong: forgets that the level must not fall below 0 (Wrong Answer)
class Solution {
    vector<string> programs;

    void extend(const string& program, int upsLeft, int downsLeft, int level, int highest, int peak) {
        if (upsLeft == 0 && downsLeft == 0) {
            if (highest == peak) programs.push_back(program);
            return;
        }
        if (upsLeft > 0) {
            extend(program + 'u', upsLeft - 1, downsLeft, level + 1, max(highest, level + 1), peak);
        }
        if (downsLeft > 0) extend(program + 'd', upsLeft, downsLeft - 1, level - 1, highest, peak);
    }

public:
    vector<string> hillPrograms(int ups, int peak) {
        extend("", ups, ups, 0, 0, peak);
        return programs;
    }
};
