package judgedriver;

import java.io.InputStream;
import java.util.Locale;
import java.util.Properties;
import java.util.TimeZone;

/** Saves and restores JVM-wide settings that a program can change. The command line disallows a SecurityManager. */
final class Settings {
    private final Properties properties = (Properties) System.getProperties().clone();
    private final InputStream in = System.in;
    private final Locale locale = Locale.getDefault();
    private final Locale display = Locale.getDefault(Locale.Category.DISPLAY);
    private final Locale format = Locale.getDefault(Locale.Category.FORMAT);
    private WatchedProperties current;

    void restore() {
        if (current == null || current.isTouched() || System.getProperties() != current) {
            current = new WatchedProperties(properties);
            System.setProperties(current);
        }
        System.setIn(in);
        Thread.setDefaultUncaughtExceptionHandler(null);
        Locale.setDefault(locale);
        Locale.setDefault(Locale.Category.DISPLAY, display);
        Locale.setDefault(Locale.Category.FORMAT, format);
        TimeZone.setDefault(null); // the JVM determines it again from the properties
    }
}
