package judgedriver;

import com.sun.tools.javac.api.JavacTaskImpl;
import com.sun.tools.javac.api.JavacTaskPool;
import com.sun.tools.javac.main.Main.Result;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticListener;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import judgedriver.Frames.Frame;

/**
 * A single-use javac without annotation processors. Reading library classes takes most of a compilation's time. To read
 * them in advance, {@link #prewarm} compiles a built-in text. Two compilers share only the JVM: each has its own symbols,
 * names, files and messages.
 */
final class Compiler {
    private static final File NODE_CLASSES = new File("/judge/nodes");
    private static final List<String> OPTIONS = List.of(
            "-proc:none",
            // A recording names the variables, and so does the message of a NullPointerException.
            "-g",
            "-implicit:none",
            "-Xlint:none",
            "-Xmaxerrs",
            "20",
            // Loads faster than an invokedynamic call site per string concatenation.
            "-XDstringConcat=inline");

    private final List<Frame> messages = new ArrayList<>();
    private final Map<String, ByteArrayOutputStream> classes = new LinkedHashMap<>();
    private final DiagnosticListener<JavaFileObject> listener = this::report;
    private final JavacTaskPool symbols = new JavacTaskPool(1);
    private final StandardJavaFileManager libraries;
    private boolean hasEndedNormally = true;

    Compiler() throws IOException {
        libraries = ToolProvider.getSystemJavaCompiler().getStandardFileManager(listener, Locale.ENGLISH, StandardCharsets.UTF_8);
        libraries.setLocation(StandardLocation.CLASS_PATH, List.of(NODE_CLASSES));
    }

    /** Returns a compiler that has already read the library classes that {@code text} needs. */
    static Compiler prewarm(String text) throws IOException {
        Compiler compiler = new Compiler();
        compiler.run(text);
        compiler.messages.clear();
        compiler.classes.clear();
        return compiler;
    }

    /**
     * Returns the response frames: P for each diagnostic (line, column, kind, message; one per line), K for each class
     * (name, newline, bytes), and D "ok", "failed", or "broken" if the compiler itself failed.
     */
    List<Frame> compile(String text) {
        boolean isCompiled = run(text);
        List<Frame> response = new ArrayList<>(messages);
        classes.forEach((name, bytes) -> response.add(new Frame('K', join(name, bytes))));
        response.add(new Frame('D', !hasEndedNormally ? "broken" : isCompiled ? "ok" : "failed"));
        return response;
    }

    private boolean run(String text) {
        InMemoryFiles files = new InMemoryFiles(libraries, classes);
        Result result = symbols.getTask(Writer.nullWriter(), files, listener, OPTIONS, null, List.of(new SourceText(text)), task -> ((JavacTaskImpl) task).doCall());
        hasEndedNormally = result == Result.OK || result == Result.ERROR;
        return result == Result.OK;
    }

    private static byte[] join(String name, ByteArrayOutputStream bytes) {
        ByteArrayOutputStream joined = new ByteArrayOutputStream();
        joined.writeBytes((name + '\n').getBytes(StandardCharsets.UTF_8));
        joined.writeBytes(bytes.toByteArray());
        return joined.toByteArray();
    }

    private void report(Diagnostic<? extends JavaFileObject> diagnostic) {
        boolean isError = diagnostic.getKind() == Diagnostic.Kind.ERROR;
        if (!isError && diagnostic.getKind() != Diagnostic.Kind.WARNING) return;
        String position = diagnostic.getLineNumber() + "\n" + diagnostic.getColumnNumber();
        messages.add(new Frame('P', position + "\n" + (isError ? "error" : "warning") + "\n" + diagnostic.getMessage(Locale.ENGLISH)));
    }
}
