package judgedriver;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Turns what a method returned into a JSON literal, without guessing: an int is no double, a 1 is no true. */
final class LiteralWriter {
    /** A returned value that no JSON literal says; the message completes "expected an int, ". */
    static final class Unprintable extends Exception {
        Unprintable(String found) {
            super(found);
        }
    }

    private static final int MAX_DEPTH = 8;

    static String write(String type, Object value) throws Unprintable {
        StringBuilder out = new StringBuilder();
        if (value != null && (type.equals("ListNode") || type.equals("TreeNode"))) {
            List<Object> values = type.equals("ListNode") ? listValues(value) : treeValues(value);
            append(out, values, 0);
        } else {
            append(out, value, 0);
        }
        return out.toString();
    }

    private static void append(StringBuilder out, Object value, int depth) throws Unprintable {
        if (depth > MAX_DEPTH) throw new Unprintable("found a value which contains itself or is nested too deeply");
        if (value == null || value instanceof Number || value instanceof Boolean) {
            out.append(value);
        } else if (value instanceof CharSequence || value instanceof Character) {
            appendQuoted(out, value.toString());
        } else if (value instanceof char[] row) {
            appendQuoted(out, new String(row));
        } else if (value instanceof int[] ints) {
            out.append('[');
            for (int i = 0; i < ints.length; i++) out.append(i > 0 ? "," : "").append(ints[i]);
            out.append(']');
        } else if (value.getClass().isArray()) {
            List<Object> items = new ArrayList<>();
            for (int i = 0; i < Array.getLength(value); i++) items.add(Array.get(value, i));
            appendItems(out, items, depth);
        } else if (value instanceof Collection<?> items) {
            appendItems(out, items, depth);
        } else {
            throw new Unprintable("found a " + value.getClass().getSimpleName());
        }
    }

    private static void appendItems(StringBuilder out, Collection<?> items, int depth) throws Unprintable {
        out.append('[');
        boolean first = true;
        for (Object item : items) {
            if (!first) out.append(',');
            first = false;
            append(out, item, depth + 1);
        }
        out.append(']');
    }

    private static void appendQuoted(StringBuilder out, String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character == '"' || character == '\\') out.append('\\').append(character);
            else if (character < ' ' || Character.isSurrogate(character)) out.append(String.format("\\u%04x", (int) character));
            else out.append(character);
        }
        out.append('"');
    }

    private static List<Object> listValues(Object head) throws Unprintable {
        List<Object> values = new ArrayList<>();
        Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Object node = head; node != null; node = get(node, "next")) {
            if (!seen.add(node)) throw new Unprintable("found a list with a cycle");
            values.add(get(node, "val"));
        }
        return values;
    }

    private static List<Object> treeValues(Object root) throws Unprintable {
        List<Object> values = new ArrayList<>();
        Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Object> level = new ArrayList<>();
        level.add(root);
        for (int i = 0; i < level.size(); i++) {
            Object node = level.get(i);
            values.add(node == null ? null : get(node, "val"));
            if (node == null) continue;
            if (!seen.add(node)) throw new Unprintable("found a tree in which a node appears twice");
            level.add(get(node, "left"));
            level.add(get(node, "right"));
        }
        while (values.get(values.size() - 1) == null) values.remove(values.size() - 1);
        return values;
    }

    private static Object get(Object node, String name) throws Unprintable {
        try {
            Field field = node.getClass().getDeclaredField(name);
            field.setAccessible(true);
            return field.get(node);
        } catch (ReflectiveOperationException missing) {
            throw new Unprintable("found a " + node.getClass().getSimpleName());
        }
    }
}
