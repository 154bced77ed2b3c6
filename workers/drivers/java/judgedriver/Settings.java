package judgedriver;

import java.io.InputStream;
import java.util.Locale;
import java.util.Properties;
import java.util.TimeZone;

/** Restores JVM-wide settings that a program can change. The command line disallows a SecurityManager. */
final class Settings {
    private final Properties properties = (Properties) System.getProperties().clone();
    private final InputStream in = System.in;
    private final Locale locale = Locale.getDefault();
    private final Locale displayLocale = Locale.getDefault(Locale.Category.DISPLAY);
    private final Locale formatLocale = Locale.getDefault(Locale.Category.FORMAT);
    private WatchedProperties current;

    void restore() {
        if (current == null || current.mayHaveChanged() || System.getProperties() != current) {
            current = new WatchedProperties(properties);
            System.setProperties(current);
        }
        System.setIn(in);
        Thread.setDefaultUncaughtExceptionHandler(null);
        Locale.setDefault(locale);
        Locale.setDefault(Locale.Category.DISPLAY, displayLocale);
        Locale.setDefault(Locale.Category.FORMAT, formatLocale);
        TimeZone.setDefault(null); // the JVM reads it from the properties
    }
}
