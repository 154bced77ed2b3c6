package judgedriver.trace;

import java.lang.reflect.Field;

/** Values that are not objects of a recording: primitive ones, and immutable ones of the library. */
final class Values {
    private static final long MAX_SAFE_INTEGER = 1L << 53;
    private static final Field MESSAGE = messageField();

    private Values() {}

    /** Calls only `equals` of final library classes. */
    static boolean isSame(Object now, Object before) {
        if (now == before) return true;
        if (now == null || before == null || now.getClass() != before.getClass()) return false;
        return (now instanceof String || isBoxed(now)) && now.equals(before);
    }

    static boolean isBoxed(Object value) {
        return value instanceof Integer || value instanceof Long || value instanceof Character || value instanceof Boolean
                || value instanceof Double || value instanceof Short || value instanceof Byte || value instanceof Float;
    }

    static Json writeBoxed(Json out, Object value) {
        if (value instanceof Character letter) return writePrimitive(out, 'C', letter);
        if (value instanceof Boolean flag) return writePrimitive(out, 'Z', flag ? 1 : 0);
        if (value instanceof Double || value instanceof Float) return writeFloating(out, value.toString());
        return writePrimitive(out, 'J', ((Number) value).longValue());
    }

    /** {@code type} is a letter of a descriptor. {@code value} has the bits of a double for F and D. */
    static Json writePrimitive(Json out, char type, long value) {
        switch (type) {
            case 'Z':
                return out.ascii(value != 0 ? "true" : "false");
            case 'C':
                return out.ascii("[\"c\",").string(Character.toString((char) value)).ascii(']');
            case 'D':
                return writeFloating(out, Double.toString(Double.longBitsToDouble(value)));
            case 'F':
                return writeFloating(out, Float.toString((float) Double.longBitsToDouble(value)));
            default:
                if (value <= MAX_SAFE_INTEGER && value >= -MAX_SAFE_INTEGER) return out.number(value);
                return writeNumberText(out, Long.toString(value));
        }
    }

    static Json writeNumberText(Json out, String text) {
        return out.ascii("[\"n\",\"").ascii(text).ascii("\"]");
    }

    private static Json writeFloating(Json out, String text) {
        char last = text.charAt(text.length() - 1);
        return last == 'N' || last == 'y' ? writeNumberText(out, text) : out.ascii(text);
    }

    /** The class and the message, without the program's own `getMessage`. */
    static String describe(Throwable thrown) {
        Class<?> type = thrown.getClass();
        String message = type.getClassLoader() == null ? thrown.getMessage() : storedMessage(thrown);
        return message == null ? type.getName() : type.getName() + ": " + message;
    }

    private static String storedMessage(Throwable thrown) {
        try {
            return MESSAGE == null ? null : (String) MESSAGE.get(thrown);
        } catch (IllegalAccessException closed) {
            return null;
        }
    }

    private static Field messageField() {
        try {
            Field field = Throwable.class.getDeclaredField("detailMessage");
            field.setAccessible(true);
            return field;
        } catch (ReflectiveOperationException | RuntimeException elsewhere) {
            return null;
        }
    }
}
