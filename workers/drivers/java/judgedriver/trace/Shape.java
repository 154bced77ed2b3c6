package judgedriver.trace;

/** How the objects of a class are shown. {@code layout} is that of a rewritten class, else null. */
record Shape(Form form, String kind, String typeName, Layout layout) {
    enum Form { UNKNOWN, ENUM, NUMBER, PRIMITIVES, ARRAY, COLLECTION, SET, MAP, TEXT, FIELDS, PROPERTIES }

    /** A `LinkedList` or `ArrayDeque` is what the variable says that holds it first. */
    String kindIn(String declaredType) {
        if (!kind.equals("list") && !kind.equals("deque") || !typeName.equals("LinkedList") && !typeName.equals("ArrayDeque")) return kind;
        if ("Ljava/util/Queue;".equals(declaredType)) return "queue";
        return "Ljava/util/Deque;".equals(declaredType) ? "deque" : kind;
    }
}
