package judgedriver.trace;

import java.lang.reflect.Field;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import judgedriver.trace.Shape.Form;

/** The collections and other classes of the library whose objects can be read without a call of the program's code. */
final class Library {
    /** Kinds by class. Other classes, such as `TreeMap.subMap`, may call comparators. */
    private static final Map<String, String> KINDS = new HashMap<>();
    private static final Map<String, String> TYPE_NAMES = new HashMap<>();
    /** Classes that wrap another collection, and the field that has it. */
    private static final Map<String, Field> WRAPPERS = new HashMap<>();

    static {
        addKinds("list", "ArrayList", "LinkedList", "Vector", "Arrays$ArrayList", "ArrayList$SubList", "Collections$EmptyList",
                "Collections$SingletonList", "Collections$CopiesList", "ImmutableCollections$ListN", "ImmutableCollections$List12",
                "ImmutableCollections$SubList", "concurrent.CopyOnWriteArrayList", "HashMap$Values", "LinkedHashMap$LinkedValues", "TreeMap$Values");
        addKinds("stack", "Stack");
        addKinds("queue", "concurrent.ConcurrentLinkedQueue", "concurrent.LinkedBlockingQueue", "concurrent.ArrayBlockingQueue");
        addKinds("deque", "ArrayDeque", "concurrent.ConcurrentLinkedDeque", "concurrent.LinkedBlockingDeque");
        addKinds("heap", "PriorityQueue", "concurrent.PriorityBlockingQueue");
        addKinds("set", "HashSet", "LinkedHashSet", "TreeSet", "RegularEnumSet", "JumboEnumSet", "Collections$EmptySet", "Collections$SingletonSet",
                "ImmutableCollections$Set12", "ImmutableCollections$SetN", "concurrent.ConcurrentSkipListSet", "HashMap$KeySet",
                "LinkedHashMap$LinkedKeySet", "HashMap$EntrySet", "LinkedHashMap$LinkedEntrySet", "TreeMap$EntrySet");
        addKinds("map", "HashMap", "LinkedHashMap", "TreeMap", "Hashtable", "EnumMap", "IdentityHashMap", "Collections$EmptyMap",
                "Collections$SingletonMap", "ImmutableCollections$Map1", "ImmutableCollections$MapN", "concurrent.ConcurrentHashMap",
                "concurrent.ConcurrentSkipListMap");
        addKinds("object", "HashMap$Node", "HashMap$TreeNode", "LinkedHashMap$Entry", "TreeMap$Entry", "KeyValueHolder",
                "AbstractMap$SimpleEntry", "AbstractMap$SimpleImmutableEntry", "Optional", "OptionalInt", "OptionalLong", "OptionalDouble",
                "concurrent.atomic.AtomicInteger", "concurrent.atomic.AtomicLong", "concurrent.atomic.AtomicBoolean", "concurrent.atomic.AtomicReference");
        for (String name : KINDS.keySet()) addTypeName(name);
        for (String access : new String[] {"Unmodifiable", "Synchronized"}) {
            for (String name : new String[] {"Collection", "Set", "SortedSet", "NavigableSet", "List", "RandomAccessList"}) addWrapper(access + name, access + "Collection", "c");
            for (String name : new String[] {"Map", "SortedMap", "NavigableMap"}) addWrapper(access + name, access + "Map", "m");
        }
    }

    private Library() {}

    private static void addKinds(String kind, String... names) {
        for (String name : names) KINDS.put("java.util." + name, kind);
    }

    private static void addTypeName(String name) {
        String kind = KINDS.get(name);
        if (name.contains("ImmutableCollections$")) TYPE_NAMES.put(name, kind.equals("list") ? "List" : kind.equals("set") ? "Set" : "Map");
        if (kind.equals("object") && !name.contains("Optional") && !name.contains("atomic")) TYPE_NAMES.put(name, "Entry");
    }

    private static void addWrapper(String name, String declaring, String field) {
        try {
            Field wrapped = Class.forName("java.util.Collections$" + declaring).getDeclaredField(field);
            wrapped.setAccessible(true);
            WRAPPERS.put("java.util.Collections$" + name, wrapped);
        } catch (ReflectiveOperationException | RuntimeException unknown) {
            // objects of this class are not read
        }
    }

    /** The collection that a wrapper of the library hides. */
    static Object unwrap(Object object) {
        Field field = object.getClass().getClassLoader() == null ? WRAPPERS.get(object.getClass().getName()) : null;
        if (field == null) return object;
        try {
            return unwrap(field.get(object));
        } catch (IllegalAccessException closed) {
            return object;
        }
    }

    /** Returns null if objects of the class cannot be read. A subclass can, unless it overrides how it is read. */
    static Shape shapeOf(Class<?> type) {
        Class<?> base = type;
        while (base != null && base.getClassLoader() != null) base = base.getSuperclass();
        String kind = base == null ? null : KINDS.get(base.getName());
        if (kind == null || base != type && !inheritsReading(type, kind)) return null;
        String name = base == type ? TYPE_NAMES.get(type.getName()) : null;
        Form form = switch (kind) {
            case "map" -> Form.MAP;
            case "set" -> Form.SET;
            case "object" -> Form.PROPERTIES;
            default -> Form.COLLECTION;
        };
        return new Shape(form, kind, name == null ? TypeNames.of(type) : name, null);
    }

    private static boolean inheritsReading(Class<?> type, String kind) {
        try {
            Class<?> size = type.getMethod("size").getDeclaringClass();
            Class<?> contents = type.getMethod(kind.equals("map") ? "entrySet" : "iterator").getDeclaringClass();
            return size.getClassLoader() == null && contents.getClassLoader() == null;
        } catch (NoSuchMethodException | LinkageError unreadable) {
            return false;
        }
    }

    /** A set that is a view of a part of another one compares its items when it is read. */
    static boolean isView(Object set) {
        if (set.getClass() != java.util.TreeSet.class) return false;
        try {
            return TREE_OF_SET == null || TREE_OF_SET.get(set).getClass() != TreeMap.class;
        } catch (IllegalAccessException closed) {
            return true;
        }
    }

    private static final Field TREE_OF_SET = treeOfSet();

    private static Field treeOfSet() {
        try {
            Field field = java.util.TreeSet.class.getDeclaredField("m");
            field.setAccessible(true);
            return field;
        } catch (ReflectiveOperationException | RuntimeException unknown) {
            return null;
        }
    }

    /** At most {@code limit} items. */
    static Object[] itemsOf(Collection<?> collection, int limit) {
        int size = Math.min(collection.size(), limit);
        Object[] items = new Object[size];
        Iterator<?> iterator = collection.iterator();
        for (int i = 0; i < size; i++) items[i] = iterator.next();
        return items;
    }

    static String[] propertiesOf(Object object) {
        return object instanceof Map.Entry<?, ?> ? new String[] {"key", "value"} : new String[] {"value"};
    }

    /** In the order of {@link #propertiesOf}. */
    static Object[] valuesOf(Object object) {
        if (object instanceof Map.Entry<?, ?> entry) return new Object[] {entry.getKey(), entry.getValue()};
        return new Object[] {valueOf(object)};
    }

    private static Object valueOf(Object object) {
        if (object instanceof Optional<?> optional) return optional.isPresent() ? optional.get() : null;
        if (object instanceof OptionalInt optional) return optional.isPresent() ? optional.getAsInt() : null;
        if (object instanceof OptionalLong optional) return optional.isPresent() ? optional.getAsLong() : null;
        if (object instanceof OptionalDouble optional) return optional.isPresent() ? optional.getAsDouble() : null;
        if (object instanceof AtomicInteger number) return number.get();
        if (object instanceof AtomicLong number) return number.get();
        if (object instanceof AtomicBoolean flag) return flag.get();
        return ((AtomicReference<?>) object).get();
    }
}
