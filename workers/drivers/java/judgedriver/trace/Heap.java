package judgedriver.trace;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import judgedriver.trace.Shape.Form;

/**
 * The objects that a recording knows, by identity. At each step it reads those that can be reached from the variables:
 * the nearest first, those of changed variables before others, and a limited number.
 */
final class Heap {
    private static final Shape UNKNOWN_ENUM = new Shape(Form.ENUM, "", "", null);
    /** Bits of a number with fewer than 400 digits. */
    private static final int MAX_NUMBER_BITS = 1300;
    private static final int MAX_NAME_LENGTH = 200;

    final Options options;
    private final Map<String, Layout> layouts;
    private final Map<Class<?>, Shape> shapes = new HashMap<>();
    private final IdentityHashMap<Object, Tracked> known = new IdentityHashMap<>();
    private final ArrayDeque<Tracked> queue = new ArrayDeque<>();
    private int step;
    private int read;
    private int epoch = 1;

    Heap(Map<String, Layout> layouts, Options options) {
        this.layouts = layouts;
        this.options = options;
    }

    /** Before each event. */
    void begin() {
        step++;
        read = 0;
        queue.clear();
    }

    /** Describes every object again. */
    void forget() {
        epoch++;
    }

    void visitAll(Call call, Site site) {
        for (int i = 0; i < site.variables.length; i++) {
            if (site.typeOf(i) == 'L') visit(call.references[site.variables[i]], site.types[i]);
        }
    }

    /** Reads the object at this step, unless the value is no object or there are too many. */
    void visit(Object value, String declaredType) {
        if (value == null || value instanceof String || Values.isBoxed(value)) return;
        Tracked tracked = track(value, declaredType);
        if (tracked != null) enqueue(tracked);
    }

    void visit(Object value) {
        visit(value, null);
    }

    private void enqueue(Tracked tracked) {
        if (tracked.step == step || read == options.objects()) return;
        tracked.step = step;
        read++;
        queue.add(tracked);
    }

    /** Writes a value. If it is an object, the object is read at this step. */
    Json write(Json out, Object value) {
        if (value == null) return out.ascii("null");
        if (value instanceof String text) return writeText(out, text);
        if (Values.isBoxed(value)) return Values.writeBoxed(out, value);
        Tracked tracked = track(value, null);
        if (tracked == null) return writeUnknown(out, value);
        enqueue(tracked);
        return out.ascii("[\"@\",").number(tracked.id).ascii(']');
    }

    private Json writeText(Json out, String text) {
        int limit = options.textCharacters();
        if (text.length() <= limit) return out.string(text);
        return out.ascii("[\"t\",").string(text, limit).ascii(',').number(text.length()).ascii(']');
    }

    private Json writeUnknown(Json out, Object value) {
        Shape shape = shapeOf(value);
        if (shape.form() == Form.NUMBER && bitsOf(value) <= MAX_NUMBER_BITS) return Values.writeNumberText(out, value.toString());
        String name = shape.form() == Form.ENUM ? ((Enum<?>) value).getDeclaringClass().getSimpleName() + "." + ((Enum<?>) value).name() : shape.typeName();
        return out.ascii("[\"?\",").string(name, Math.min(name.length(), MAX_NAME_LENGTH)).ascii(']');
    }

    private static int bitsOf(Object number) {
        if (number instanceof BigInteger integer) return integer.bitLength();
        BigDecimal decimal = (BigDecimal) number;
        return Math.max(decimal.unscaledValue().bitLength(), Math.abs(decimal.scale()));
    }

    /** The changes of the objects that were visited, and of those that they refer to. */
    void writeChanges(Json out) {
        out.ascii('{');
        for (Tracked tracked = queue.poll(); tracked != null; tracked = queue.poll()) tracked.update(out, epoch);
        out.ascii('}');
    }

    /** Returns null if the value is not an object of the recording. */
    private Tracked track(Object value, String declaredType) {
        Tracked tracked = known.get(value);
        if (tracked != null) return tracked;
        Object object = Library.unwrap(value);
        Shape shape = shapeOf(object);
        tracked = object == value ? create(object, shape, declaredType) : track(object, declaredType);
        if (tracked != null) known.put(value, tracked);
        return tracked;
    }

    private Tracked create(Object object, Shape shape, String declaredType) {
        int id = known.size() + 1;
        return switch (shape.form()) {
            case PRIMITIVES -> new TrackedPrimitives(this, id, shape, object);
            case ARRAY, COLLECTION -> new TrackedItems(this, id, shape, shape.kindIn(declaredType), object);
            case SET -> Library.isView(object) ? null : new TrackedEntries(this, id, shape, object);
            case MAP -> new TrackedEntries(this, id, shape, object);
            case TEXT -> new TrackedText(this, id, shape, object);
            case FIELDS -> new TrackedFields(this, id, shape, object);
            case PROPERTIES -> new TrackedProperties(this, id, shape, object);
            default -> null;
        };
    }

    private Shape shapeOf(Object object) {
        Class<?> type = object.getClass();
        Shape shape = shapes.get(type);
        if (shape == null) shapes.put(type, shape = createShape(object, type));
        return shape;
    }

    private Shape createShape(Object object, Class<?> type) {
        if (object instanceof Enum<?>) return UNKNOWN_ENUM;
        if (type.isArray()) {
            return new Shape(type.getComponentType().isPrimitive() ? Form.PRIMITIVES : Form.ARRAY, "list", TypeNames.of(type), null);
        }
        if (type == StringBuilder.class || type == StringBuffer.class) return new Shape(Form.TEXT, "text", TypeNames.of(type), null);
        if (type == BigInteger.class || type == BigDecimal.class) return new Shape(Form.NUMBER, "", TypeNames.of(type), null);
        Shape shape = Library.shapeOf(type);
        if (shape != null) return shape;
        if (object instanceof Fields) return new Shape(Form.FIELDS, "object", TypeNames.of(type), layouts.get(type.getName()));
        return new Shape(Form.UNKNOWN, "", TypeNames.of(type), null);
    }
}
