package judgedriver;

import java.io.InputStream;
import java.util.Locale;
import java.util.Properties;
import java.util.TimeZone;

/** What a program can set for the whole JVM, as it was before the first case. No SecurityManager: the command line forbids it. */
final class Settings {
    private final Properties properties = (Properties) System.getProperties().clone();
    private final InputStream in = System.in;
    private final Locale locale = Locale.getDefault();
    private final Locale display = Locale.getDefault(Locale.Category.DISPLAY);
    private final Locale format = Locale.getDefault(Locale.Category.FORMAT);
    private WatchedProperties inUse;

    void restore() {
        if (inUse == null || inUse.isTouched() || System.getProperties() != inUse) {
            inUse = new WatchedProperties(properties);
            System.setProperties(inUse);
        }
        System.setIn(in);
        Thread.setDefaultUncaughtExceptionHandler(null);
        Locale.setDefault(locale);
        Locale.setDefault(Locale.Category.DISPLAY, display);
        Locale.setDefault(Locale.Category.FORMAT, format);
        TimeZone.setDefault(null); // found anew from the properties
    }
}
