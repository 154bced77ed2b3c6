class Solution {
public:
    vector<int> serveOrders(vector<int>& events) {
        stack<int> incoming, outgoing;
        vector<int> served;
        for (int event : events) {
            if (event > 0) {
                incoming.push(event);
                continue;
            }
            if (outgoing.empty()) {
                while (!incoming.empty()) {
                    outgoing.push(incoming.top());
                    incoming.pop();
                }
            }
            if (!outgoing.empty()) {
                served.push_back(outgoing.top());
                outgoing.pop();
            }
        }
        return served;
    }
};
