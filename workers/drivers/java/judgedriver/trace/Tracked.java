package judgedriver.trace;

/** An object of the recording, with its contents when they were last written. */
abstract class Tracked {
    /** An object with fewer items is written whole. */
    static final int SMALL = 6;
    /** Shorter runs of equal items are written one by one. */
    private static final int MIN_RUN = 4;

    final Heap heap;
    final int id;
    final Shape shape;
    /** The last step that read the object. */
    int step;
    private int writtenEpoch;

    Tracked(Heap heap, int id, Shape shape) {
        this.heap = heap;
        this.id = id;
        this.shape = shape;
    }

    /** Reads the object, writes what has changed and visits the objects that it refers to. */
    final void update(Json out, int epoch) {
        boolean isKnown = writtenEpoch == epoch;
        if (readSafely() || !isKnown) write(out, isKnown);
        writtenEpoch = epoch;
        visitReferences();
    }

    private boolean readSafely() {
        try {
            return read();
        } catch (RuntimeException changedByAnotherThread) {
            return false;
        }
    }

    /** Returns false if nothing has changed since the last call. */
    abstract boolean read();

    abstract void write(Json out, boolean isKnown);

    void visitReferences() {}

    /** Starts the entry of this object. */
    final Json begin(Json out) {
        return out.separate().ascii('"').number(id).ascii("\":{");
    }

    final Json beginWhole(Json out, String kind, String contents) {
        begin(out).ascii("\"k\":\"").ascii(kind).ascii("\",\"t\":").string(shape.typeName());
        return out.ascii(",\"").ascii(contents).ascii("\":");
    }

    interface Items {
        boolean isSame(int index, int other);

        void write(Json out, int index);
    }

    /** Writes equal items as a run. */
    static void writeItems(Json out, Items items, int count) {
        out.ascii('[');
        for (int from = 0, end; from < count; from = end) {
            end = from + 1;
            while (end < count && items.isSame(from, end)) end++;
            if (end - from >= MIN_RUN) {
                items.write(out.separate().ascii("[\"x\",").number(end - from).ascii(','), from);
                out.ascii(']');
            } else {
                for (int i = from; i < end; i++) items.write(out.separate(), i);
            }
        }
        out.ascii(']');
    }
}
