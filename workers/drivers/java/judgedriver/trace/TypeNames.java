package judgedriver.trace;

/** Names as in source text. */
final class TypeNames {
    private static final int MAX_LENGTH = 200;

    private TypeNames() {}

    static String of(Class<?> type) {
        if (type.isArray()) return shorten(of(type.getComponentType()) + "[]");
        if (type.isHidden() || type.getName().contains("$$Lambda")) return "lambda";
        Class<?>[] interfaces = type.getInterfaces();
        try {
            if (!type.isAnonymousClass()) return shorten(type.getSimpleName());
            return of(isImplementation(type, interfaces) ? interfaces[0] : type.getSuperclass());
        } catch (LinkageError malformed) {
            return shorten(type.getName());
        }
    }

    /** The rewriter adds {@link Fields} as the last interface. */
    private static boolean isImplementation(Class<?> type, Class<?>[] interfaces) {
        return type.getSuperclass() == Object.class && interfaces.length > 0 && interfaces[0] != Fields.class;
    }

    private static String shorten(String name) {
        return name.length() <= MAX_LENGTH ? name : name.substring(0, MAX_LENGTH);
    }
}
