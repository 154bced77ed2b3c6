package judgedriver.trace;

import java.lang.reflect.Array;
import java.util.Arrays;

/** An array of a primitive type. */
final class TrackedPrimitives extends TrackedSequence {
    private static final int MAX_READ = 100_000;

    private final Object array;
    private final int size;
    private final int count;
    private final char type;
    private Object now;
    private Object before;

    TrackedPrimitives(Heap heap, int id, Shape shape, Object array) {
        super(heap, id, shape, "list");
        this.array = array;
        size = Array.getLength(array);
        count = Math.min(size, MAX_READ);
        type = array.getClass().descriptorString().charAt(1);
        now = Array.newInstance(array.getClass().getComponentType(), 0);
        before = now;
    }

    @Override
    boolean read() {
        if (Array.getLength(now) == count && mismatch(now, array, 0, count) < 0) return false;
        before = now;
        now = Array.newInstance(array.getClass().getComponentType(), count);
        System.arraycopy(array, 0, now, 0, count);
        return true;
    }

    @Override
    int size() {
        return size;
    }

    @Override
    int sizeBefore() {
        return size;
    }

    @Override
    int readCount() {
        return count;
    }

    @Override
    int readCountBefore() {
        return Array.getLength(before);
    }

    @Override
    int findChange(int from, int end) {
        if (from >= end) return end;
        int relative = mismatch(now, before, from, end);
        return relative < 0 ? end : from + relative;
    }

    @Override
    public boolean isSame(int index, int other) {
        return valueAt(index) == valueAt(other);
    }

    @Override
    public void write(Json out, int index) {
        Values.writePrimitive(out, type, valueAt(index));
    }

    private long valueAt(int index) {
        return switch (type) {
            case 'I' -> ((int[]) now)[index];
            case 'J' -> ((long[]) now)[index];
            case 'C' -> ((char[]) now)[index];
            case 'Z' -> ((boolean[]) now)[index] ? 1 : 0;
            case 'B' -> ((byte[]) now)[index];
            case 'S' -> ((short[]) now)[index];
            case 'F' -> Double.doubleToRawLongBits(((float[]) now)[index]);
            default -> Double.doubleToRawLongBits(((double[]) now)[index]);
        };
    }

    private int mismatch(Object a, Object b, int from, int end) {
        return switch (type) {
            case 'I' -> Arrays.mismatch((int[]) a, from, end, (int[]) b, from, end);
            case 'J' -> Arrays.mismatch((long[]) a, from, end, (long[]) b, from, end);
            case 'C' -> Arrays.mismatch((char[]) a, from, end, (char[]) b, from, end);
            case 'Z' -> Arrays.mismatch((boolean[]) a, from, end, (boolean[]) b, from, end);
            case 'B' -> Arrays.mismatch((byte[]) a, from, end, (byte[]) b, from, end);
            case 'S' -> Arrays.mismatch((short[]) a, from, end, (short[]) b, from, end);
            case 'F' -> Arrays.mismatch((float[]) a, from, end, (float[]) b, from, end);
            default -> Arrays.mismatch((double[]) a, from, end, (double[]) b, from, end);
        };
    }
}
