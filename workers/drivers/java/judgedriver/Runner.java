package judgedriver;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import judgedriver.Frames.Frame;

/**
 * Runs a learner's Java program, one case at a time. Frames from the judge and what is answered:
 * <pre>
 *   K  class (name, newline, bytes), as often as needed
 *   S  set-up: function, wanted declaration, return type, argument types; a line each  ->  L loaded
 *   C  case: one JSON literal per line  ->  V value (JSON) | T what was found, in words | N class or method missing
 *                                           | E line, summary, stack trace | M out of memory
 *   and after every case D "exit 0", or D "renew" and the driver ends: a thread of the case could not be ended.
 * </pre>
 * Each case loads the classes afresh in a class loader of its own, so that no static state reaches the next one; nor do
 * its threads and what it set for the whole JVM.
 * Expected answers are not known here.
 */
final class Runner {
    /** Bears a recursion of hundreds of thousands of calls. */
    private static final long STACK_BYTES = 64L << 20;

    private static final String NO_MORE_THREADS = "The program started too many processes or threads.";

    private final Frames frames;
    private final Settings settings = new Settings();
    private final Leftovers leftovers = new Leftovers();
    private final Map<String, byte[]> classes = new HashMap<>();
    private String function;
    private String declaration;
    private String returnType;
    private String[] argumentTypes;

    private Runner(Frames frames) {
        this.frames = frames;
    }

    static void main(Frames frames) throws Exception {
        new Runner(frames).serve();
    }

    private void serve() throws Exception {
        for (Frame frame = frames.read(); frame != null; frame = frames.read()) {
            switch (frame.letter()) {
                case 'K' -> addClass(frame.payload());
                case 'S' -> setUp(frame.text().split("\n"));
                default -> judge(frame.text().split("\n", -1));
            }
        }
        Runtime.getRuntime().halt(0);
    }

    private void addClass(byte[] payload) {
        int end = 0;
        while (payload[end] != '\n') end++;
        classes.put(new String(payload, 0, end, StandardCharsets.UTF_8), java.util.Arrays.copyOfRange(payload, end + 1, payload.length));
    }

    private void setUp(String[] lines) throws IOException {
        function = lines[0];
        declaration = lines[1];
        returnType = lines[2];
        argumentTypes = java.util.Arrays.copyOfRange(lines, 3, lines.length);
        frames.send('L', "");
    }

    private void judge(String[] literals) throws Exception {
        settings.restore();
        PrintStream out = printer(FileDescriptor.out);
        PrintStream err = printer(FileDescriptor.err);
        System.setOut(out);
        System.setErr(err);
        Thread thread = new Thread(new ThreadGroup("case"), () -> runCase(literals), "main", STACK_BYTES);
        thread.start();
        thread.join();
        boolean isClean = leftovers.end(() -> {
            out.flush();
            err.flush();
        });
        frames.send('D', isClean ? "exit 0" : "renew");
        if (!isClean) Runtime.getRuntime().halt(0);
    }

    private static PrintStream printer(FileDescriptor descriptor) {
        return new PrintStream(new BufferedOutputStream(new FileOutputStream(descriptor), 8192), true, StandardCharsets.UTF_8);
    }

    private void runCase(String[] literals) {
        try {
            CaseLoader loader = new CaseLoader(classes);
            Thread.currentThread().setContextClassLoader(loader);
            Constructor<?> constructor = findConstructor(loader);
            Method method = constructor == null ? null : findMethod(constructor.getDeclaringClass());
            if (method == null) {
                frames.send('N', declaration);
                return;
            }
            Class.forName("Solution", true, loader);
            Object[] arguments = new Object[literals.length];
            for (int i = 0; i < arguments.length; i++) arguments[i] = new LiteralReader(literals[i], loader).read(argumentTypes[i]);
            Object returned = method.invoke(Modifier.isStatic(method.getModifiers()) ? null : constructor.newInstance(), arguments);
            String answer;
            try {
                answer = LiteralWriter.write(returnType, returned);
            } catch (LiteralWriter.Unprintable unprintable) {
                frames.send('T', unprintable.getMessage());
                return;
            }
            frames.send('V', answer);
        } catch (Throwable thrown) {
            sendThrown(thrown);
        }
    }

    private static Constructor<?> findConstructor(CaseLoader loader) {
        try {
            Class<?> solution = Class.forName("Solution", false, loader);
            if (Modifier.isAbstract(solution.getModifiers())) return null;
            Constructor<?> constructor = solution.getDeclaredConstructor();
            constructor.setAccessible(true);
            return constructor;
        } catch (ClassNotFoundException | NoSuchMethodException missing) {
            return null;
        }
    }

    private Method findMethod(Class<?> solution) {
        for (Class<?> type = solution; type != null; type = type.getSuperclass()) {
            for (Method method : type.getDeclaredMethods()) {
                if (!method.getName().equals(function) || method.isBridge() || Modifier.isPrivate(method.getModifiers())) continue;
                if (!LiteralReader.fits(method.getParameterTypes(), argumentTypes)) continue;
                if (method.getReturnType() == void.class) continue;
                method.setAccessible(true);
                return method;
            }
        }
        return null;
    }

    private void sendThrown(Throwable thrown) {
        Throwable cause = thrown;
        while (cause instanceof InvocationTargetException || cause instanceof ExceptionInInitializerError) {
            if (cause.getCause() == null) break;
            cause = cause.getCause();
        }
        try {
            if (isRefusedThread(cause)) frames.send('E', StackTraces.describe(cause, NO_MORE_THREADS));
            else if (cause instanceof OutOfMemoryError) frames.send('M', "");
            else frames.send('E', StackTraces.describe(cause));
        } catch (Throwable again) {
            Runtime.getRuntime().halt(1);
        }
    }

    /** The JVM calls it a want of memory when the system gives it no further thread. */
    private static boolean isRefusedThread(Throwable thrown) {
        String message = thrown instanceof OutOfMemoryError ? thrown.getMessage() : null;
        return message != null && message.contains("unable to create native thread");
    }

    /** Defines the learner's classes anew; of the driver's own it shows nothing by name. */
    private static final class CaseLoader extends ClassLoader {
        private final Map<String, byte[]> classes;

        CaseLoader(Map<String, byte[]> classes) {
            super(ClassLoader.getPlatformClassLoader());
            this.classes = classes;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] bytes = classes.get(name);
            if (bytes == null) throw new ClassNotFoundException(name);
            return defineClass(name, bytes, 0, bytes.length);
        }
    }
}
