export const javaWords = {
  keywords:
    'boolean break byte case catch char class continue default do double else extends false final finally float for if implements import instanceof int interface long new null private protected public return short static super switch this throw true try var void while',
  names:
    'ArrayDeque ArrayList Arrays BitSet Boolean Character Collections Comparator Deque Double HashMap HashSet IllegalArgumentException Integer Iterator LinkedHashMap LinkedHashSet LinkedList List Long Map Math Map.Entry Objects Optional PriorityQueue Queue Random Set Stack String StringBuilder System.out.println TreeMap TreeSet',
  members:
    'add addFirst addLast append asList charAt compareTo computeIfAbsent contains containsKey entrySet equals fill get getKey getOrDefault getValue indexOf isEmpty keySet length merge offer parseInt peek poll pollFirst pollLast pop push put putIfAbsent remove reverse size sort stream substring toCharArray toString valueOf values',
} as const;
