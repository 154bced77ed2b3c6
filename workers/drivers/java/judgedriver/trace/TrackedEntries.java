package judgedriver.trace;

import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** A map, or a set: then the values are all null. */
final class TrackedEntries extends Tracked implements Tracked.Items {
    /** The entries of a larger one are written once. */
    private static final int MAX_READ = 10_000;
    private static final int MAX_COMPARISONS = 10_000;
    private static final Object[] NONE = {};

    private final Object object;
    private final boolean isMap;
    private Object[] keys = NONE;
    private Object[] values = NONE;
    private Object[] keysBefore = NONE;
    private Object[] valuesBefore = NONE;
    private int size;
    private int sizeBefore;

    TrackedEntries(Heap heap, int id, Shape shape, Object object) {
        super(heap, id, shape);
        this.object = object;
        isMap = object instanceof Map<?, ?>;
    }

    @Override
    boolean read() {
        int newSize = isMap ? ((Map<?, ?>) object).size() : ((Collection<?>) object).size();
        if (newSize > MAX_READ && keys.length > 0) {
            sizeBefore = size;
            size = newSize;
            return size != sizeBefore;
        }
        int count = newSize > MAX_READ ? heap.options.items() : newSize;
        Object[] newKeys = isMap ? new Object[count] : Library.itemsOf((Collection<?>) object, count);
        Object[] newValues = new Object[isMap ? count : 0];
        if (isMap) readEntries(newKeys, newValues);
        if (newSize == size && areSame(newKeys, keys) && areSame(newValues, values)) return false;
        keysBefore = keys;
        valuesBefore = values;
        sizeBefore = size;
        keys = newKeys;
        values = newValues;
        size = newSize;
        return true;
    }

    private void readEntries(Object[] newKeys, Object[] newValues) {
        Iterator<? extends Map.Entry<?, ?>> entries = ((Map<?, ?>) object).entrySet().iterator();
        for (int i = 0; i < newKeys.length; i++) {
            Map.Entry<?, ?> entry = entries.next();
            newKeys[i] = entry.getKey();
            newValues[i] = entry.getValue();
        }
    }

    private static boolean areSame(Object[] now, Object[] before) {
        if (now.length != before.length) return false;
        for (int i = 0; i < now.length; i++) if (!Values.isSame(now[i], before[i])) return false;
        return true;
    }

    @Override
    void visitReferences() {
        for (Object key : keys) heap.visit(key);
        for (Object value : values) heap.visit(value);
    }

    @Override
    void write(Json out, boolean isKnown) {
        if (isKnown && size > MAX_READ) {
            begin(out).ascii("\"p\":[],\"n\":").number(size).ascii('}');
            return;
        }
        if (isKnown && size > SMALL && writePatch(out)) return;
        int count = Math.min(keys.length, heap.options.items());
        beginWhole(out, shape.kind(), "v");
        if (isMap) writePairs(out, count);
        else writeItems(out, this, count);
        out.ascii(",\"n\":").number(size).ascii('}');
    }

    private void writePairs(Json out, int count) {
        out.ascii('[');
        for (int i = 0; i < count; i++) writePair(out, i);
        out.ascii(']');
    }

    private void writePair(Json out, int index) {
        heap.write(out.separate().ascii('['), keys[index]);
        heap.write(out.ascii(','), isMap ? values[index] : null);
        out.ascii(']');
    }

    /** Returns false if too many entries have changed. */
    private boolean writePatch(Json out) {
        IdentityHashMap<Object, Integer> remaining = new IdentityHashMap<>(2 * keysBefore.length);
        for (int i = 0; i < keysBefore.length; i++) remaining.put(keysBefore[i], i);
        List<Integer> changed = new ArrayList<>();
        List<Object> added = new ArrayList<>();
        for (int i = 0; i < keys.length; i++) {
            Integer index = remaining.remove(keys[i]);
            if (index == null) added.add(keys[i]);
            if (index == null || isMap && !Values.isSame(values[i], valuesBefore[index])) changed.add(i);
        }
        if (changed.size() + remaining.size() > Math.max(2, keys.length / 2)) return false;
        if (added.size() * remaining.size() > MAX_COMPARISONS) return false;
        begin(out).ascii("\"p\":[");
        for (int index : changed) writePair(out, index);
        out.ascii(']');
        writeRemoved(out, remaining, added);
        if (size != sizeBefore) out.ascii(",\"n\":").number(size);
        out.ascii('}');
        return true;
    }

    /** A removed key that equals an added one has only another identity. */
    private void writeRemoved(Json out, IdentityHashMap<Object, Integer> remaining, List<Object> added) {
        remaining.keySet().removeIf(key -> added.stream().anyMatch(other -> Values.isSame(key, other)));
        if (remaining.isEmpty()) return;
        out.ascii(",\"d\":[");
        for (Object key : remaining.keySet()) heap.write(out.separate(), key);
        out.ascii(']');
    }

    @Override
    public boolean isSame(int index, int other) {
        return false; // a set has no equal items
    }

    @Override
    public void write(Json out, int index) {
        heap.write(out, keys[index]);
    }
}
