class Solution {
public:
    int findSingle(vector<int>& socks) {
        int single = 0;
        for (int sock : socks) single ^= sock;
        return single;
    }
};
