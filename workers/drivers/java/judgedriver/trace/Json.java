package judgedriver.trace;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A growing buffer of JSON text in UTF-8. */
final class Json {
    private static final byte[] HEX = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);

    private byte[] bytes = new byte[1 << 12];
    private int size;

    int size() {
        return size;
    }

    void clear() {
        size = 0;
    }

    Json append(Json other) {
        reserve(other.size);
        System.arraycopy(other.bytes, 0, bytes, size, other.size);
        size += other.size;
        return this;
    }

    byte[] take() {
        byte[] taken = Arrays.copyOf(bytes, size);
        size = 0;
        return taken;
    }

    Json ascii(char letter) {
        if (size == bytes.length) reserve(1);
        bytes[size++] = (byte) letter;
        return this;
    }

    @SuppressWarnings("deprecation") // copies the low bytes, which is what ASCII needs
    Json ascii(String text) {
        int length = text.length();
        reserve(length);
        text.getBytes(0, length, bytes, size);
        size += length;
        return this;
    }

    Json number(long value) {
        if (value >= 0 && value < 10) return ascii((char) ('0' + value));
        return ascii(Long.toString(value));
    }

    /** A comma, unless the last byte opens a list or object. */
    Json separate() {
        byte last = bytes[size - 1];
        return last == '[' || last == '{' ? this : ascii(',');
    }

    Json string(CharSequence text) {
        return string(text, text.length());
    }

    /** The first {@code length} characters. Escapes half of a surrogate pair. */
    Json string(CharSequence text, int length) {
        reserve(6 * length + 2);
        bytes[size++] = '"';
        for (int i = 0; i < length; i++) {
            char letter = text.charAt(i);
            if (letter == '"' || letter == '\\') {
                bytes[size++] = '\\';
                bytes[size++] = (byte) letter;
            } else if (letter == '\n') {
                bytes[size++] = '\\';
                bytes[size++] = 'n';
            } else if (letter >= ' ' && letter < 0x7f) {
                bytes[size++] = (byte) letter;
            } else if (letter < 0x80 || Character.isSurrogate(letter)) {
                escape(letter);
            } else if (letter < 0x800) {
                bytes[size++] = (byte) (0xc0 | letter >> 6);
                bytes[size++] = (byte) (0x80 | letter & 0x3f);
            } else {
                bytes[size++] = (byte) (0xe0 | letter >> 12);
                bytes[size++] = (byte) (0x80 | letter >> 6 & 0x3f);
                bytes[size++] = (byte) (0x80 | letter & 0x3f);
            }
        }
        bytes[size++] = '"';
        return this;
    }

    private void escape(char letter) {
        bytes[size++] = '\\';
        bytes[size++] = 'u';
        for (int shift = 12; shift >= 0; shift -= 4) bytes[size++] = HEX[letter >> shift & 0xf];
    }

    private void reserve(int more) {
        if (size + more > bytes.length) bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + more));
    }
}
