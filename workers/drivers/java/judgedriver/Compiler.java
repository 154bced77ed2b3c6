package judgedriver;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticListener;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * Compiles one text in memory, without annotation processors. Frames: S text -> P diagnostic (line, column, kind, message;
 * a line each) as often as needed, K class (name, newline, bytes) as often as needed, then D "ok" or D "failed".
 */
final class Compiler {
    /** The supplied ListNode and TreeNode. */
    private static final File NODES = new File("/judge/nodes");
    private static final List<String> OPTIONS = List.of("-proc:none", "-implicit:none", "-Xlint:none", "-Xmaxerrs", "20");

    static void main(Frames frames) throws IOException {
        String source = frames.read().text();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticListener<JavaFileObject> listener = diagnostic -> report(frames, diagnostic);
        Map<String, ByteArrayOutputStream> classes = new LinkedHashMap<>();
        boolean compiled;
        try (StandardJavaFileManager standard = compiler.getStandardFileManager(listener, Locale.ENGLISH, StandardCharsets.UTF_8)) {
            standard.setLocation(StandardLocation.CLASS_PATH, List.of(NODES));
            JavaFileManager files = new InMemory(standard, classes);
            compiled = compiler.getTask(null, files, listener, OPTIONS, null, List.of(new Text(source))).call();
        }
        for (Map.Entry<String, ByteArrayOutputStream> entry : classes.entrySet()) {
            ByteArrayOutputStream frame = new ByteArrayOutputStream();
            frame.write((entry.getKey() + '\n').getBytes(StandardCharsets.UTF_8));
            entry.getValue().writeTo(frame);
            frames.send('K', frame.toByteArray());
        }
        frames.send('D', compiled ? "ok" : "failed");
    }

    private static void report(Frames frames, Diagnostic<? extends JavaFileObject> diagnostic) {
        boolean isError = diagnostic.getKind() == Diagnostic.Kind.ERROR;
        if (!isError && diagnostic.getKind() != Diagnostic.Kind.WARNING) return;
        String message = diagnostic.getMessage(Locale.ENGLISH);
        long line = diagnostic.getLineNumber();
        long column = diagnostic.getColumnNumber();
        try {
            frames.send('P', line + "\n" + column + "\n" + (isError ? "error" : "warning") + "\n" + message);
        } catch (IOException gone) {
            throw new IllegalStateException(gone);
        }
    }

    /** The learner's text; it may hold a public class of any name. */
    private static final class Text extends SimpleJavaFileObject {
        private final String text;

        Text(String text) {
            super(URI.create("string:///Solution.java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }

        @Override
        public boolean isNameCompatible(String simpleName, Kind kind) {
            return true;
        }

        @Override
        public NestingKind getNestingKind() {
            return null;
        }

        @Override
        public Modifier getAccessLevel() {
            return null;
        }
    }

    /** Keeps classes in memory. */
    private static final class InMemory extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, ByteArrayOutputStream> classes;

        InMemory(JavaFileManager files, Map<String, ByteArrayOutputStream> classes) {
            super(files);
            this.classes = classes;
        }

        @Override
        public JavaFileObject getJavaFileForOutput(Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
            return new SimpleJavaFileObject(URI.create("memory:///" + name.replace('.', '/') + kind.extension), kind) {
                @Override
                public OutputStream openOutputStream() {
                    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                    classes.put(name, bytes);
                    return bytes;
                }
            };
        }
    }
}
