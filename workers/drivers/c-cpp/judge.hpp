// The interface between a program and driver.cpp. Precompiled together with the standard headers.
#pragma once

namespace judge_driver {

/// The arguments of a case: canonical JSON literals, one per line.
struct Input {
    const char* at;
    const char* end;
};

void read(Input&, int&);
void read(Input&, long long&);
void read(Input&, double&);
void read(Input&, bool&);
void read(Input&, char&);
void read(Input&, std::string&);
void read(Input&, std::vector<int>&);
void read(Input&, std::vector<std::vector<int>>&);
void read(Input&, std::vector<std::string>&);
void read(Input&, std::vector<std::vector<char>>&);
void read(Input&, std::vector<std::vector<std::string>>&);
/// Reads the level order of a tree: a list of numbers and nulls.
void readLevels(Input&, std::vector<int>& values, std::vector<bool>& isNull);

void print(std::string&, int);
void print(std::string&, long);
void print(std::string&, long long);
void print(std::string&, unsigned);
void print(std::string&, unsigned long);
void print(std::string&, unsigned long long);
void print(std::string&, double);
void print(std::string&, bool);
void print(std::string&, char);
void print(std::string&, const char*);
void print(std::string&, const std::string&);
void print(std::string&, const std::vector<int>&);
void print(std::string&, const std::vector<std::vector<int>>&);
void print(std::string&, const std::vector<std::string>&);
void print(std::string&, const std::vector<char>&);
void print(std::string&, const std::vector<std::vector<char>>&);
void print(std::string&, const std::vector<std::vector<std::string>>&);

/// The nodes of lists, with their values.
using Nodes = std::unordered_map<const void*, int>;

void sendAnswer(const std::string&, bool hasOtherNodes);
/// For a returned value without a JSON form.
void sendUnserializable(const char* found);

/// Writes a frame. Allocates no memory.
void sendFrame(char letter, const char* payload, std::size_t size);

/// Reads the arguments, calls the method and sends the answer. Generated after the learner's program.
void runCase(Input&);

struct Unserializable {
    const char* found;
};

template <class Node>
Node* readList(Input& in) {
    std::vector<int> values;
    read(in, values);
    Node* head = nullptr;
    for (std::size_t i = values.size(); i-- > 0;) {
        Node* node = new Node(values[i]);
        node->next = head;
        head = node;
    }
    return head;
}

template <class Node>
Node* readTree(Input& in) {
    std::vector<int> values;
    std::vector<bool> isNull;
    readLevels(in, values, isNull);
    if (values.empty() || isNull[0]) return nullptr;
    std::vector<Node*> nodes{new Node(values[0])};
    std::size_t next = 1;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        for (Node** side : {&nodes[i]->left, &nodes[i]->right}) {
            if (next < values.size() && !isNull[next]) nodes.push_back(*side = new Node(values[next]));
            ++next;
        }
    }
    return nodes[0];
}

template <class Node>
auto print(std::string& out, Node* head) -> decltype(print(out, head->val), void(head->next)) {
    std::unordered_set<Node*> seen;
    out += '[';
    for (Node* node = head; node; node = node->next) {
        if (!seen.insert(node).second) throw Unserializable{"found a list with a cycle"};
        if (node != head) out += ',';
        print(out, node->val);
    }
    out += ']';
}

template <class Node>
auto print(std::string& out, Node* root) -> decltype(print(out, root->val), void(root->left), void(root->right)) {
    std::unordered_set<Node*> seen;
    std::vector<Node*> level;
    if (root) level.push_back(root);
    std::size_t needed = 0;
    for (std::size_t i = 0; i < level.size(); ++i) {
        Node* node = level[i];
        if (!node) continue;
        if (!seen.insert(node).second) throw Unserializable{"found a tree in which a node appears twice"};
        needed = i + 1;
        level.push_back(node->left);
        level.push_back(node->right);
    }
    out += '[';
    for (std::size_t i = 0; i < needed; ++i) {
        if (i > 0) out += ',';
        if (level[i]) print(out, level[i]->val);
        else out += "null";
    }
    out += ']';
}

/// Prints any other container as a list.
template <class Range>
auto print(std::string& out, const Range& range) -> decltype(void(std::begin(range)), void(std::end(range))) {
    out += '[';
    bool first = true;
    for (const auto& item : range) {
        if (!first) out += ',';
        first = false;
        print(out, item);
    }
    out += ']';
}

template <class... Node>
Nodes nodesOf(const Node*... heads) {
    Nodes nodes;
    auto add = [&](auto* node) {
        for (; node; node = node->next) nodes[node] = node->val;
    };
    (add(heads), ...);
    return nodes;
}

/// Returns whether the list consists only of given nodes with unchanged values.
template <class Node>
bool hasOnly(const Nodes& given, const Node* head) {
    for (; head; head = head->next) {
        auto found = given.find(head);
        if (found == given.end() || found->second != head->val) return false;
    }
    return true;
}

/// `given`: if the answer must reuse them, the nodes of the arguments.
template <class Value, class... Given>
void answer(const Value& value, const Given&... given) {
    std::string out;
    try {
        print(out, value);
    } catch (const Unserializable& unserializable) {
        return sendUnserializable(unserializable.found);
    }
    sendAnswer(out, !(hasOnly(given, value) && ...));
}

// Not templates, because instantiating `answer` takes 4 to 9% of the time of a compilation.
void answer(int);
void answer(long long);
void answer(double);
void answer(bool);
void answer(char);
void answer(const std::string&);
void answer(const std::vector<int>&);
void answer(const std::vector<std::vector<int>>&);
void answer(const std::vector<std::string>&);
void answer(const std::vector<std::vector<std::string>>&);
void answer(const std::vector<std::vector<char>>&);

}  // namespace judge_driver

/// Defined by trace.cpp in a program that records its steps, else null.
namespace judge_trace {
[[gnu::weak]] void setUpRecording(const std::string& setup);
[[gnu::weak]] void flushOutput();
/// Writes the last lines. Called before the result frame, in the case's process or in its parent.
[[gnu::weak]] void endRecording();
}  // namespace judge_trace
