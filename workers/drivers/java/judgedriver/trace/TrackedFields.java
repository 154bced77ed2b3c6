package judgedriver.trace;

/** An object of one of the program's classes. */
final class TrackedFields extends Tracked {
    private final Fields object;
    private final Layout layout;
    private long[] numbers;
    private Object[] references;
    private long[] numbersBefore;
    private Object[] referencesBefore;

    TrackedFields(Heap heap, int id, Shape shape, Object object) {
        super(heap, id, shape);
        this.object = (Fields) object;
        layout = shape.layout();
        int count = layout.names.size();
        numbers = new long[count];
        references = new Object[count];
        numbersBefore = new long[count];
        referencesBefore = new Object[count];
    }

    @Override
    boolean read() {
        long[] newNumbers = numbersBefore;
        Object[] newReferences = referencesBefore;
        numbersBefore = numbers;
        referencesBefore = references;
        numbers = newNumbers;
        references = newReferences;
        object.judgedriver$read(numbers, references);
        for (int i = 0; i < numbers.length; i++) if (hasChanged(i)) return true;
        return false;
    }

    private boolean hasChanged(int field) {
        return numbers[field] != numbersBefore[field] || !Values.isSame(references[field], referencesBefore[field]);
    }

    @Override
    void visitReferences() {
        for (Object reference : references) heap.visit(reference);
    }

    @Override
    void write(Json out, boolean isKnown) {
        if (isKnown) begin(out).ascii("\"p\":[");
        else beginWhole(out, "object", "v").ascii('{');
        for (int i = 0; i < numbers.length; i++) {
            if (isKnown && !hasChanged(i)) continue;
            out.separate();
            if (isKnown) out.ascii('[');
            out.string(layout.names.get(i)).ascii(isKnown ? ',' : ':');
            writeValue(out, i);
            if (isKnown) out.ascii(']');
        }
        out.ascii(isKnown ? "]}" : "}}");
    }

    private void writeValue(Json out, int field) {
        char type = layout.types.charAt(field);
        if (type == 'L') heap.write(out, references[field]);
        else Values.writePrimitive(out, type, numbers[field]);
    }
}
