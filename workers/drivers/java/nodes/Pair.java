import java.util.Objects;

/** Like {@code javafx.util.Pair}, which many published solutions use. */
public class Pair<K, V> {
    private final K key;
    private final V value;

    public Pair(K key, V value) {
        this.key = key;
        this.value = value;
    }

    public K getKey() {
        return key;
    }

    public V getValue() {
        return value;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Pair<?, ?> pair && Objects.equals(key, pair.key) && Objects.equals(value, pair.value);
    }

    @Override
    public int hashCode() {
        return 31 * Objects.hashCode(key) + Objects.hashCode(value);
    }

    @Override
    public String toString() {
        return key + "=" + value;
    }
}
