class Solution {
    vector<string> programs;
    string program;
    int peak = 0;

    void extend(int upsLeft, int level, bool wasAtPeak) {
        if (upsLeft == 0 && level == 0) {
            programs.push_back(program);
            return;
        }
        if (upsLeft > 0 && level < peak) {
            program.push_back('u');
            extend(upsLeft - 1, level + 1, wasAtPeak || level + 1 == peak);
            program.pop_back();
        }
        // Going down must not put the peak out of reach.
        if (level > 0 && (wasAtPeak || level - 1 + upsLeft >= peak)) {
            program.push_back('d');
            extend(upsLeft, level - 1, wasAtPeak);
            program.pop_back();
        }
    }

public:
    vector<string> hillPrograms(int ups, int peak) {
        this->peak = peak;
        extend(ups, 0, false);
        return programs;
    }
};
