package judgedriver;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Writes JSON literals without type conversion: 1 is not 1.0 or true. Fills a byte array, because calls are slow in
 * interpreted code.
 */
final class LiteralWriter {
    /** A return value without a JSON form; the message completes "expected an int, ". */
    static final class Unserializable extends Exception {
        Unserializable(String found) {
            super(found);
        }
    }

    private static final int MAX_DEPTH = 8;

    private byte[] bytes = new byte[256];
    private int size;

    /** Returns UTF-8. */
    static byte[] write(String type, Object value) throws Unserializable {
        LiteralWriter out = new LiteralWriter();
        if (value != null && type.equals("ListNode")) out.append(listValues(value), 0);
        else if (value != null && type.equals("TreeNode")) out.append(treeValues(value), 0);
        else out.append(value, 0);
        return Arrays.copyOf(out.bytes, out.size);
    }

    private void append(Object value, int depth) throws Unserializable {
        if (depth > MAX_DEPTH) throw new Unserializable("found a value that contains itself or is nested too deeply");
        if (value instanceof Integer number) {
            append(number.intValue());
        } else if (value instanceof Collection<?> items) {
            appendItems(items, depth);
        } else if (value == null || value instanceof Number || value instanceof Boolean) {
            String text = value == null ? null : value.toString();
            append(text == null ? "null" : text); // a learner's own Number class may return null
        } else if (value instanceof CharSequence || value instanceof Character) {
            appendQuoted(value.toString());
        } else if (value instanceof char[] row) {
            appendQuoted(new String(row));
        } else if (value instanceof int[] ints) {
            append('[');
            for (int i = 0; i < ints.length; i++) {
                if (i > 0) append(',');
                append(ints[i]);
            }
            append(']');
        } else if (value.getClass().isArray()) {
            List<Object> items = new ArrayList<>();
            for (int i = 0; i < Array.getLength(value); i++) items.add(Array.get(value, i));
            appendItems(items, depth);
        } else {
            throw new Unserializable("found a " + value.getClass().getSimpleName());
        }
    }

    private void appendItems(Collection<?> items, int depth) throws Unserializable {
        append('[');
        boolean first = true;
        for (Object item : items) {
            if (!first) append(',');
            first = false;
            append(item, depth + 1);
        }
        append(']');
    }

    private void appendQuoted(String text) {
        append('"');
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character == '"' || character == '\\') append('\\');
            if (character < ' ' || Character.isSurrogate(character)) append(String.format("\\u%04x", (int) character));
            else append(character);
        }
        append('"');
    }

    private void append(String text) {
        for (int i = 0; i < text.length(); i++) append(Character.isSurrogate(text.charAt(i)) ? '?' : text.charAt(i));
    }

    /** Requires that the character is not a surrogate. */
    private void append(char character) {
        if (size + 3 > bytes.length) bytes = Arrays.copyOf(bytes, 2 * bytes.length);
        if (character < 0x80) {
            bytes[size++] = (byte) character;
            return;
        }
        if (character < 0x800) {
            bytes[size++] = (byte) (0xC0 | character >> 6);
        } else {
            bytes[size++] = (byte) (0xE0 | character >> 12);
            bytes[size++] = (byte) (0x80 | character >> 6 & 0x3F);
        }
        bytes[size++] = (byte) (0x80 | character & 0x3F);
    }

    /** Uses negative numbers, because their range is larger by one. */
    private void append(int number) {
        if (number < 0) append('-');
        int remaining = number < 0 ? number : -number;
        int power = 1;
        while (remaining / power <= -10) power *= 10;
        for (; power > 0; power /= 10) append((char) ('0' - remaining / power % 10));
    }

    private static List<Object> listValues(Object head) throws Unserializable {
        List<Object> values = new ArrayList<>();
        Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Object node = head; node != null; node = get(node, "next")) {
            if (!seen.add(node)) throw new Unserializable("found a list with a cycle");
            values.add(get(node, "val"));
        }
        return values;
    }

    /** Returns whether the list consists only of given nodes with unchanged values. True if {@code given} is null. */
    static boolean hasOnly(Map<Object, Object> given, Object head) throws Unserializable {
        if (given == null) return true;
        for (Object node = head; node != null; node = get(node, "next")) {
            if (!given.containsKey(node) || !given.get(node).equals(get(node, "val"))) return false;
        }
        return true;
    }

    private static List<Object> treeValues(Object root) throws Unserializable {
        List<Object> values = new ArrayList<>();
        Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Object> level = new ArrayList<>();
        level.add(root);
        for (int i = 0; i < level.size(); i++) {
            Object node = level.get(i);
            values.add(node == null ? null : get(node, "val"));
            if (node == null) continue;
            if (!seen.add(node)) throw new Unserializable("found a tree in which a node appears twice");
            level.add(get(node, "left"));
            level.add(get(node, "right"));
        }
        while (values.get(values.size() - 1) == null) values.remove(values.size() - 1);
        return values;
    }

    private static Object get(Object node, String name) throws Unserializable {
        try {
            Field field = node.getClass().getDeclaredField(name);
            field.setAccessible(true);
            return field.get(node);
        } catch (ReflectiveOperationException missing) {
            throw new Unserializable("found a " + node.getClass().getSimpleName());
        }
    }
}
