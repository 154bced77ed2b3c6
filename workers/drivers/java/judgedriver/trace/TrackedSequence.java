package judgedriver.trace;

/** An array or another sequence. Reads a limited number of its items. */
abstract class TrackedSequence extends Tracked implements Tracked.Items {
    private final String kind;

    TrackedSequence(Heap heap, int id, Shape shape, String kind) {
        super(heap, id, shape);
        this.kind = kind;
    }

    abstract int size();

    abstract int sizeBefore();

    /** The first index from {@code from} on where an item has changed, at most {@code end}. */
    abstract int findChange(int from, int end);

    abstract int readCount();

    abstract int readCountBefore();

    @Override
    final void write(Json out, boolean isKnown) {
        int count = Math.min(readCount(), heap.options.items());
        int kept = Math.min(readCount(), readCountBefore());
        if (isKnown && size() > SMALL && writePatch(out, kept, count)) return;
        writeItems(beginWhole(out, kind, "v"), this, count);
        out.ascii(",\"n\":").number(size()).ascii('}');
    }

    /** Returns false if too many items have changed. */
    private boolean writePatch(Json out, int kept, int count) {
        int maxChanges = Math.max(2, count / 3);
        int changes = Math.max(0, count - kept);
        for (int i = findChange(0, kept); i < kept; i = findChange(i + 1, kept)) if (++changes > maxChanges) return false;
        if (changes > maxChanges) return false;
        begin(out).ascii("\"p\":[");
        for (int i = findChange(0, kept); i < kept; i = findChange(i + 1, kept)) writeChange(out, i);
        for (int i = kept; i < readCount(); i++) writeChange(out, i);
        out.ascii(']');
        if (size() != sizeBefore()) out.ascii(",\"n\":").number(size());
        out.ascii('}');
        return true;
    }

    private void writeChange(Json out, int index) {
        write(out.separate().ascii('[').number(index).ascii(','), index);
        out.ascii(']');
    }
}
