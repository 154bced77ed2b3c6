package judgedriver;

import java.util.Collection;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Properties that detect possible changes, which is faster than a comparison after every case. */
final class WatchedProperties extends Properties {
    private static final long serialVersionUID = 1;

    private transient boolean isTouched;

    WatchedProperties(Map<?, ?> contents) {
        putAll(contents);
        isTouched = false;
    }

    /** True after the first change, or after the first access to a view that allows changes. */
    boolean isTouched() {
        return isTouched;
    }

    @Override
    public Object put(Object key, Object value) {
        isTouched = true;
        return super.put(key, value);
    }

    @Override
    public Object remove(Object key) {
        isTouched = true;
        return super.remove(key);
    }

    @Override
    public void putAll(Map<?, ?> others) {
        isTouched = true;
        super.putAll(others);
    }

    @Override
    public void clear() {
        isTouched = true;
        super.clear();
    }

    @Override
    public Object putIfAbsent(Object key, Object value) {
        isTouched = true;
        return super.putIfAbsent(key, value);
    }

    @Override
    public boolean remove(Object key, Object value) {
        isTouched = true;
        return super.remove(key, value);
    }

    @Override
    public boolean replace(Object key, Object before, Object after) {
        isTouched = true;
        return super.replace(key, before, after);
    }

    @Override
    public Object replace(Object key, Object value) {
        isTouched = true;
        return super.replace(key, value);
    }

    @Override
    public void replaceAll(BiFunction<? super Object, ? super Object, ?> change) {
        isTouched = true;
        super.replaceAll(change);
    }

    @Override
    public Object computeIfAbsent(Object key, Function<? super Object, ?> make) {
        isTouched = true;
        return super.computeIfAbsent(key, make);
    }

    @Override
    public Object computeIfPresent(Object key, BiFunction<? super Object, ? super Object, ?> change) {
        isTouched = true;
        return super.computeIfPresent(key, change);
    }

    @Override
    public Object compute(Object key, BiFunction<? super Object, ? super Object, ?> change) {
        isTouched = true;
        return super.compute(key, change);
    }

    @Override
    public Object merge(Object key, Object value, BiFunction<? super Object, ? super Object, ?> change) {
        isTouched = true;
        return super.merge(key, value, change);
    }

    @Override
    public Set<Object> keySet() {
        isTouched = true;
        return super.keySet();
    }

    @Override
    public Collection<Object> values() {
        isTouched = true;
        return super.values();
    }

    @Override
    public Set<Map.Entry<Object, Object>> entrySet() {
        isTouched = true;
        return super.entrySet();
    }
}
