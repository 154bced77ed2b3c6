package judgedriver.trace;

import java.util.ArrayList;
import java.util.List;

/** The fields of a rewritten class, those of its superclasses first. */
final class Layout {
    final List<String> names;
    /** The first letters of their descriptors, `L` for arrays too. */
    final StringBuilder types;

    Layout(Layout superclass) {
        names = superclass == null ? new ArrayList<>() : new ArrayList<>(superclass.names);
        types = new StringBuilder(superclass == null ? "" : superclass.types);
    }

    void add(String name, String descriptor) {
        names.add(name);
        char letter = descriptor.charAt(0);
        types.append(letter == '[' ? 'L' : letter);
    }
}
