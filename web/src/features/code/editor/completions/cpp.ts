export const cppWords = {
  keywords:
    'auto bool break case catch char class const constexpr continue default delete do double else enum false float for if int long namespace new nullptr private public return short sizeof static struct switch template this throw true try typename unsigned using void while',
  names:
    'accumulate all_of any_of array bitset count deque fill find function greater INT_MAX INT_MIN iota less list lower_bound make_pair map max max_element min min_element move multiset next_permutation nth_element numeric_limits pair priority_queue queue reverse set size_t sort stack std stoi string stringstream swap to_string tuple unique unordered_map unordered_set upper_bound vector',
  members:
    'at back begin clear contains emplace emplace_back empty end erase find first front insert length pop pop_back pop_front push push_back push_front rbegin rend reserve resize second size substr top',
} as const;
