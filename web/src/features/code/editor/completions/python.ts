export const pythonWords = {
  keywords:
    'and as assert break class continue def del elif else except False finally for from global if import in is lambda None nonlocal not or pass raise return self True try while with yield',
  names:
    'Counter Dict List Optional OrderedDict Set Tuple abs all any bisect_left bisect_right bool cache chr collections combinations defaultdict deque dict divmod enumerate filter float frozenset functools gcd heapify heappop heappush heapq inf int isinstance itertools len list lru_cache map math max min next ord permutations pow print product range reduce reversed round set sorted str sum tuple zip',
  members:
    'add append appendleft clear copy count difference discard endswith extend find get index insert intersection isalnum isalpha isdigit items join keys lower most_common pop popitem popleft remove replace reverse setdefault sort split startswith strip union update upper values',
} as const;
