package judgedriver;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Map;

/** A learner's classes and the method to call. */
final class Program {
    private final Map<String, byte[]> classes;
    private final String function;
    private final String declaration;
    private final String returnType;
    private final String[] argumentTypes;
    private final boolean keepsState;
    private Entry lastEntry;

    /** {@code lines}: function, its declaration, return type, argument types. */
    Program(Map<String, byte[]> classes, String[] lines) {
        this.classes = classes;
        function = lines[0];
        declaration = lines[1];
        returnType = lines[2];
        argumentTypes = Arrays.copyOfRange(lines, 3, lines.length);
        boolean keeps = false;
        for (byte[] bytes : classes.values()) keeps |= ClassFile.keepsState(bytes);
        keepsState = keeps;
    }

    /** The required declaration, for the message about a missing method. */
    String declaration() {
        return declaration;
    }

    String returnType() {
        return returnType;
    }

    /**
     * Loads the learner's classes again; returns null if the class or the method is missing. Classes without static state
     * behave the same when they are reused, so they are loaded only once.
     */
    Entry load() throws ClassNotFoundException {
        if (lastEntry != null) return lastEntry;
        ClassLoader loader = new CaseLoader(classes);
        Thread.currentThread().setContextClassLoader(loader);
        Constructor<?> constructor = findConstructor(loader);
        Method method = constructor == null ? null : findMethod(constructor.getDeclaringClass());
        if (method == null) return null;
        Class.forName("Solution", true, loader);
        Entry entry = new Entry(loader, constructor, method);
        if (!keepsState) lastEntry = entry;
        return entry;
    }

    final class Entry {
        private final ClassLoader loader;
        private final Constructor<?> constructor;
        private final Method method;

        private Entry(ClassLoader loader, Constructor<?> constructor, Method method) {
            this.loader = loader;
            this.constructor = constructor;
            this.method = method;
        }

        /** Calls the method with the arguments of a case, one literal per line. */
        Object call(String literals) throws ReflectiveOperationException {
            Thread.currentThread().setContextClassLoader(loader);
            LiteralReader reader = new LiteralReader(literals, loader);
            Object[] arguments = new Object[argumentTypes.length];
            for (int i = 0; i < arguments.length; i++) arguments[i] = reader.readLine(argumentTypes[i]);
            return method.invoke(Modifier.isStatic(method.getModifiers()) ? null : constructor.newInstance(), arguments);
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
                if (!LiteralReader.fits(method.getParameterTypes(), argumentTypes)) continue;
                if (method.getReturnType() == void.class) continue;
                method.setAccessible(true);
                return method;
            }
        }
        return null;
    }

    /** Defines the learner's classes again and hides the driver's own. */
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
