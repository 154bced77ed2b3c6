package judgedriver;

import java.util.Collection;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Detects possible changes, which is faster than a comparison after every case. */
final class WatchedProperties extends Properties {
    private static final long serialVersionUID = 1;

    private transient boolean mayHaveChanged;

    WatchedProperties(Map<?, ?> contents) {
        putAll(contents);
        mayHaveChanged = false;
    }

    /** True after the first change, or after the first access to a view that allows changes. */
    boolean mayHaveChanged() {
        return mayHaveChanged;
    }

    @Override
    public Object put(Object key, Object value) {
        mayHaveChanged = true;
        return super.put(key, value);
    }

    @Override
    public Object remove(Object key) {
        mayHaveChanged = true;
        return super.remove(key);
    }

    @Override
    public void putAll(Map<?, ?> entries) {
        mayHaveChanged = true;
        super.putAll(entries);
    }

    @Override
    public void clear() {
        mayHaveChanged = true;
        super.clear();
    }

    @Override
    public Object putIfAbsent(Object key, Object value) {
        mayHaveChanged = true;
        return super.putIfAbsent(key, value);
    }

    @Override
    public boolean remove(Object key, Object value) {
        mayHaveChanged = true;
        return super.remove(key, value);
    }

    @Override
    public boolean replace(Object key, Object before, Object after) {
        mayHaveChanged = true;
        return super.replace(key, before, after);
    }

    @Override
    public Object replace(Object key, Object value) {
        mayHaveChanged = true;
        return super.replace(key, value);
    }

    @Override
    public void replaceAll(BiFunction<? super Object, ? super Object, ?> change) {
        mayHaveChanged = true;
        super.replaceAll(change);
    }

    @Override
    public Object computeIfAbsent(Object key, Function<? super Object, ?> make) {
        mayHaveChanged = true;
        return super.computeIfAbsent(key, make);
    }

    @Override
    public Object computeIfPresent(Object key, BiFunction<? super Object, ? super Object, ?> change) {
        mayHaveChanged = true;
        return super.computeIfPresent(key, change);
    }

    @Override
    public Object compute(Object key, BiFunction<? super Object, ? super Object, ?> change) {
        mayHaveChanged = true;
        return super.compute(key, change);
    }

    @Override
    public Object merge(Object key, Object value, BiFunction<? super Object, ? super Object, ?> change) {
        mayHaveChanged = true;
        return super.merge(key, value, change);
    }

    @Override
    public Set<Object> keySet() {
        mayHaveChanged = true;
        return super.keySet();
    }

    @Override
    public Collection<Object> values() {
        mayHaveChanged = true;
        return super.values();
    }

    @Override
    public Set<Map.Entry<Object, Object>> entrySet() {
        mayHaveChanged = true;
        return super.entrySet();
    }
}
