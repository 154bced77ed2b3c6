package judgedriver;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Parses JSON literals, one per line. Reads an array of characters, because calls are slow in interpreted code. */
final class LiteralReader {
    private final char[] text;
    private final Object receiver;
    /** The nodes of the lists it has read, with their values. Null if they are not needed. */
    final Map<Object, Object> listNodes;
    private int at;

    /** {@code receiver} is the object that has the method; nodes of an inner class belong to it. */
    LiteralReader(String literals, Object receiver, boolean keepsNodes) {
        text = literals.toCharArray();
        this.receiver = receiver;
        listNodes = keepsNodes ? new IdentityHashMap<>() : null;
    }

    static boolean accepts(Class<?>[] parameters, String[] types) {
        if (parameters.length != types.length) return false;
        for (int i = 0; i < types.length; i++) if (!accepts(parameters[i], types[i])) return false;
        return true;
    }

    private static boolean accepts(Class<?> parameter, String type) {
        return switch (type) {
            case "int" -> parameter == int.class || parameter == Integer.class || parameter == long.class;
            case "long" -> parameter == long.class || parameter == Long.class;
            case "double" -> parameter == double.class || parameter == Double.class;
            case "boolean" -> parameter == boolean.class || parameter == Boolean.class;
            case "char" -> parameter == char.class || parameter == Character.class;
            case "string" -> parameter.isAssignableFrom(String.class);
            case "int[]" -> parameter == int[].class;
            case "int[][]" -> parameter == int[][].class;
            case "string[]" -> parameter == String[].class;
            case "char[][]" -> parameter == char[][].class;
            case "ListNode", "TreeNode" -> parameter.getSimpleName().equals(type);
            default -> parameter.isAssignableFrom(ArrayList.class);
        };
    }

    Object readLine(String type, Class<?> parameter) throws ReflectiveOperationException {
        Object value = switch (type) {
            case "ListNode" -> readListNode(parameter);
            case "TreeNode" -> readTreeNode(parameter);
            default -> read(type);
        };
        if (!consume('\n') && at < text.length) throw new IllegalArgumentException("not a literal of " + type);
        return value;
    }

    private Object read(String type) throws ReflectiveOperationException {
        return switch (type) {
            case "int" -> (int) readNumber();
            case "long" -> readNumber();
            case "double" -> Double.parseDouble(readWord());
            case "boolean" -> Boolean.parseBoolean(readWord());
            case "char" -> readString().charAt(0);
            case "string" -> readString();
            case "int[]" -> readInts();
            case "int[][]" -> readList("int[]").toArray(int[][]::new);
            case "string[]" -> readList("string").toArray(String[]::new);
            case "char[][]" -> readList("string").stream().map(row -> ((String) row).toCharArray()).toArray(char[][]::new);
            case "List<Integer>" -> readList("int");
            case "List<String>" -> readList("string");
            case "List<List<Integer>>" -> readList("List<Integer>");
            case "List<List<String>>" -> readList("List<String>");
            default -> throw new IllegalArgumentException(type);
        };
    }

    private int[] readInts() {
        int[] values = new int[16];
        int size = 0;
        if (consume('[') && !consume(']')) {
            do {
                if (size == values.length) values = java.util.Arrays.copyOf(values, size * 2);
                values[size++] = (int) readNumber();
            } while (consume(','));
            consume(']');
        }
        return java.util.Arrays.copyOf(values, size);
    }

    private List<Object> readList(String itemType) throws ReflectiveOperationException {
        List<Object> items = new ArrayList<>();
        if (consume('[') && !consume(']')) {
            do items.add(read(itemType));
            while (consume(','));
            consume(']');
        }
        return items;
    }

    private Object readListNode(Class<?> type) throws ReflectiveOperationException {
        int[] values = readInts();
        if (values.length == 0) return null;
        NodeClass nodes = new NodeClass(type);
        Field next = nodes.field("next");
        Object head = null;
        for (int i = values.length - 1; i >= 0; i--) {
            Object node = nodes.create(values[i]);
            if (listNodes != null) listNodes.put(node, nodes.val.get(node));
            next.set(node, head);
            head = node;
        }
        return head;
    }

    private Object readTreeNode(Class<?> type) throws ReflectiveOperationException {
        List<String> words = new ArrayList<>();
        if (consume('[') && !consume(']')) {
            do words.add(readWord());
            while (consume(','));
            consume(']');
        }
        if (words.isEmpty() || words.get(0).equals("null")) return null;
        NodeClass nodes = new NodeClass(type);
        Field[] sides = {nodes.field("left"), nodes.field("right")};
        List<Object> level = new ArrayList<>();
        level.add(nodes.create(Integer.parseInt(words.get(0))));
        int word = 1;
        for (int i = 0; word < words.size(); i++) {
            for (int side = 0; side < 2 && word < words.size(); side++, word++) {
                if (words.get(word).equals("null")) continue;
                Object child = nodes.create(Integer.parseInt(words.get(word)));
                sides[side].set(level.get(i), child);
                level.add(child);
            }
        }
        return level.get(0);
    }

    private final class NodeClass {
        private final Class<?> type;
        /** The first parameter of an inner class's constructor is the enclosing object. */
        private final int firstParameter;
        private Constructor<?> constructor;
        private final Field val;

        NodeClass(Class<?> type) throws ReflectiveOperationException {
            this.type = type;
            firstParameter = type.isMemberClass() && !Modifier.isStatic(type.getModifiers()) ? 1 : 0;
            for (Constructor<?> candidate : type.getDeclaredConstructors()) {
                if (rank(candidate) > (constructor == null ? 0 : rank(constructor))) constructor = candidate;
            }
            if (constructor == null) throw new NoSuchMethodException(type.getSimpleName() + " needs a constructor (int) or ()");
            constructor.setAccessible(true);
            val = field("val");
        }

        /** Prefers (int), then (), then an int followed by nodes. */
        private int rank(Constructor<?> candidate) {
            Class<?>[] parameters = candidate.getParameterTypes();
            int count = parameters.length - firstParameter;
            if (count == 0) return 2;
            if (parameters[firstParameter] != int.class) return 0;
            for (int i = firstParameter + 1; i < parameters.length; i++) if (parameters[i] != type) return 0;
            return count == 1 ? 3 : 1;
        }

        Field field(String name) throws NoSuchFieldException {
            Field field = type.getDeclaredField(name);
            field.setAccessible(true);
            return field;
        }

        Object create(int value) throws ReflectiveOperationException {
            Object[] arguments = new Object[constructor.getParameterCount()];
            if (firstParameter == 1) arguments[0] = receiver;
            if (arguments.length > firstParameter) arguments[firstParameter] = value;
            Object node = constructor.newInstance(arguments);
            if (arguments.length == firstParameter) val.set(node, value);
            return node;
        }
    }

    private boolean consume(char character) {
        if (at >= text.length || text[at] != character) return false;
        at++;
        return true;
    }

    /** Reads an integer as a negative number, because the negative range is larger by one. */
    private long readNumber() {
        boolean isNegative = consume('-');
        long value = 0;
        while (at < text.length && text[at] >= '0' && text[at] <= '9') value = value * 10 - (text[at++] - '0');
        return isNegative ? value : -value;
    }

    private String readWord() {
        int from = at;
        while (at < text.length && text[at] != ',' && text[at] != ']' && text[at] != '\n') at++;
        return new String(text, from, at - from);
    }

    private String readString() {
        consume('"');
        StringBuilder value = new StringBuilder();
        while (text[at] != '"') {
            char character = text[at++];
            value.append(character == '\\' ? readEscape() : character);
        }
        at++;
        return value.toString();
    }

    private char readEscape() {
        char letter = text[at++];
        switch (letter) {
            case 'b': return '\b';
            case 'f': return '\f';
            case 'n': return '\n';
            case 'r': return '\r';
            case 't': return '\t';
            case 'u':
                at += 4;
                return (char) Integer.parseInt(new String(text, at - 4, 4), 16);
            default: return letter;
        }
    }
}
