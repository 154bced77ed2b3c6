package judgedriver.trace;

/** A small object of the library, such as an `Optional` or the entry of a map. */
final class TrackedProperties extends Tracked {
    private final Object object;
    private final String[] names;
    private Object[] values = {};

    TrackedProperties(Heap heap, int id, Shape shape, Object object) {
        super(heap, id, shape);
        this.object = object;
        names = Library.propertiesOf(object);
    }

    @Override
    boolean read() {
        Object[] before = values;
        values = Library.valuesOf(object);
        if (values.length != before.length) return true;
        for (int i = 0; i < values.length; i++) if (!Values.isSame(values[i], before[i])) return true;
        return false;
    }

    @Override
    void visitReferences() {
        for (Object value : values) heap.visit(value);
    }

    @Override
    void write(Json out, boolean isKnown) {
        beginWhole(out, "object", "v").ascii('{');
        for (int i = 0; i < names.length; i++) heap.write(out.separate().string(names[i]).ascii(':'), values[i]);
        out.ascii("}}");
    }
}
