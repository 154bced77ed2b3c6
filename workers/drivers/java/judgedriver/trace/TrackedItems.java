package judgedriver.trace;

import java.util.Arrays;
import java.util.Collection;

/** An array of objects, or a collection that is not a set. */
final class TrackedItems extends TrackedSequence {
    private static final int MAX_READ = 10_000;
    private static final Object[] NONE = {};

    private final Object object;
    private Object[] now = NONE;
    private Object[] before = NONE;
    private int size;
    private int sizeBefore;

    TrackedItems(Heap heap, int id, Shape shape, String kind, Object object) {
        super(heap, id, shape, kind);
        this.object = object;
    }

    @Override
    boolean read() {
        Object[] items = object instanceof Object[] array
                ? Arrays.copyOf(array, Math.min(array.length, MAX_READ), Object[].class)
                : Library.itemsOf((Collection<?>) object, MAX_READ);
        int newSize = object instanceof Object[] array ? array.length : ((Collection<?>) object).size();
        if (newSize == size && hasOnly(items)) return false;
        before = now;
        sizeBefore = size;
        now = items;
        size = newSize;
        return true;
    }

    private boolean hasOnly(Object[] items) {
        if (items.length != now.length) return false;
        for (int i = 0; i < items.length; i++) if (!Values.isSame(items[i], now[i])) return false;
        return true;
    }

    @Override
    void visitReferences() {
        for (Object item : now) heap.visit(item);
    }

    @Override
    int size() {
        return size;
    }

    @Override
    int sizeBefore() {
        return sizeBefore;
    }

    @Override
    int readCount() {
        return now.length;
    }

    @Override
    int readCountBefore() {
        return before.length;
    }

    @Override
    int findChange(int from, int end) {
        int index = from;
        while (index < end && Values.isSame(now[index], before[index])) index++;
        return index;
    }

    @Override
    public boolean isSame(int index, int other) {
        return Values.isSame(now[index], now[other]);
    }

    @Override
    public void write(Json out, int index) {
        heap.write(out, now[index]);
    }
}
