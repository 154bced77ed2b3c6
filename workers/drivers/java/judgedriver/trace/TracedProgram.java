package judgedriver.trace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The rewritten classes of a program, and what their calls of {@link Hook} refer to. */
public final class TracedProgram {
    public final Map<String, byte[]> classes = new HashMap<>();
    final List<TracedMethod> methods = new ArrayList<>();
    final List<Site> sites = new ArrayList<>();
    /** By class name. */
    final Map<String, Layout> layouts = new HashMap<>();
}
