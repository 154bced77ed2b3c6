package judgedriver;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Map;
import judgedriver.trace.Hook;
import judgedriver.trace.Recorder;

final class Program {
    private final Map<String, byte[]> classes;
    private final String function;
    private final String declaration;
    private final String returnType;
    private final boolean reusesNodes;
    private final String[] argumentTypes;
    private final boolean hasStaticState;
    private EntryPoint cachedEntryPoint;

    /** The returned value, and the nodes of the arguments with their values if they must be reused, else null. */
    record Answer(Object returned, Map<Object, Object> givenNodes) {}

    /** {@code lines} are the method name, its declaration, the return type, "reuses nodes" or nothing, the argument types. */
    Program(Map<String, byte[]> classes, String[] lines) {
        this.classes = classes;
        function = lines[0];
        declaration = lines[1];
        returnType = lines[2];
        reusesNodes = !lines[3].isEmpty();
        argumentTypes = Arrays.copyOfRange(lines, 4, lines.length);
        boolean anyHasState = false;
        for (byte[] bytes : classes.values()) anyHasState |= ClassFile.hasStaticState(bytes);
        hasStaticState = anyHasState;
    }

    String declaration() {
        return declaration;
    }

    String returnType() {
        return returnType;
    }

    /**
     * Returns null if the class or the method is missing. Reloads the classes only if they have static state. Records what
     * the program does if {@code recorder} is not null.
     */
    EntryPoint load(Recorder recorder) throws ReflectiveOperationException {
        if (recorder == null && cachedEntryPoint != null) return cachedEntryPoint;
        ClassLoader loader = new CaseLoader(classes);
        Thread.currentThread().setContextClassLoader(loader);
        Constructor<?> constructor = findConstructor(loader);
        Method method = constructor == null ? null : findMethod(constructor.getDeclaringClass());
        if (method == null) return null;
        record(recorder, () -> Class.forName("Solution", true, loader));
        EntryPoint entryPoint = new EntryPoint(loader, constructor, method, recorder);
        if (!hasStaticState) cachedEntryPoint = entryPoint;
        return entryPoint;
    }

    private interface LearnersCode<T> {
        T run() throws ReflectiveOperationException;
    }

    private static <T> T record(Recorder recorder, LearnersCode<T> code) throws ReflectiveOperationException {
        if (recorder == null) return code.run();
        recorder.resume();
        try {
            return code.run();
        } finally {
            recorder.pause();
        }
    }

    final class EntryPoint {
        private final ClassLoader loader;
        private final Constructor<?> constructor;
        private final Method method;
        private final Recorder recorder;

        private EntryPoint(ClassLoader loader, Constructor<?> constructor, Method method, Recorder recorder) {
            this.loader = loader;
            this.constructor = constructor;
            this.method = method;
            this.recorder = recorder;
        }

        /** {@code literals} has one argument per line. */
        Answer call(String literals) throws ReflectiveOperationException {
            Thread.currentThread().setContextClassLoader(loader);
            Object receiver = Modifier.isStatic(method.getModifiers()) ? null : record(recorder, constructor::newInstance);
            LiteralReader reader = new LiteralReader(literals, receiver, reusesNodes);
            Class<?>[] parameters = method.getParameterTypes();
            Object[] arguments = new Object[argumentTypes.length];
            for (int i = 0; i < arguments.length; i++) arguments[i] = reader.readLine(argumentTypes[i], parameters[i]);
            return new Answer(record(recorder, () -> method.invoke(receiver, arguments)), reader.listNodes);
        }
    }

    private static Constructor<?> findConstructor(ClassLoader loader) {
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
                if (!LiteralReader.accepts(method.getParameterTypes(), argumentTypes)) continue;
                if (method.getReturnType() == void.class) continue;
                method.setAccessible(true);
                return method;
            }
        }
        return null;
    }

    /** Hides the driver's classes from the learner's, except those that rewritten classes need. */
    private static final class CaseLoader extends ClassLoader {
        private final Map<String, byte[]> classes;

        CaseLoader(Map<String, byte[]> classes) {
            super(ClassLoader.getPlatformClassLoader());
            this.classes = classes;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            return Hook.CLASSES.contains(name) ? Class.forName(name) : super.loadClass(name, resolve);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] bytes = classes.get(name);
            if (bytes == null) throw new ClassNotFoundException(name);
            return defineClass(name, bytes, 0, bytes.length);
        }
    }
}
