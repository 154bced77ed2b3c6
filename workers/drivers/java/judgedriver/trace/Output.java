package judgedriver.trace;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The output of the program since the last event. Keeps a limited number of bytes in all. */
public final class Output {
    private byte[] bytes = new byte[256];
    private int size;
    private int left;

    Output(int maxBytes) {
        left = maxBytes;
    }

    public synchronized void add(byte[] source, int from, int length) {
        int added = Math.min(length, left);
        if (size + added > bytes.length) bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + added));
        System.arraycopy(source, from, bytes, size, added);
        size += added;
        left -= added;
    }

    /** Returns an empty string if nothing was printed. */
    synchronized String take() {
        if (size == 0) return "";
        String text = new String(bytes, 0, size, StandardCharsets.UTF_8);
        size = 0;
        return text;
    }
}
