import { ce, java, mle, ok, ole, re, tle, wa, type HostileProgram } from './program.ts';

const frames = `
    static void frame(char t, String p) throws Exception {
        var field = java.io.FileDescriptor.class.getDeclaredField("fd");
        field.setAccessible(true);
        var descriptor = new java.io.FileDescriptor();
        field.set(descriptor, 4);
        var out = new java.io.FileOutputStream(descriptor);
        out.write(new byte[] {0, 0, 0, (byte) p.length(), (byte) t});
        out.write(p.getBytes());
    }`;

export const javaPrograms: readonly HostileProgram[] = [
  java('an endless loop', [tle], 'while (true) {}'),
  java('an endless sleep', [tle], 'Thread.sleep(1000000); return 0;'),
  java(
    'a thread bomb',
    [re],
    'while (true) new Thread(() -> { try { Thread.sleep(100000); } catch (Exception e) {} }).start();',
  ),
  java(
    'spinning daemon threads',
    [tle, ok],
    'for (int i = 0; i < 8; i++) { Thread t = new Thread(() -> { while (true); }); t.setDaemon(true); t.start(); } return 2 * a;',
  ),
  java(
    'background threads that ignore interrupts',
    [ok],
    'for (int i = 0; i < 8; i++) { Thread t = new Thread(() -> { while (true) try { System.out.println("ghost"); Thread.sleep(1); } catch (Throwable swallowed) {} }); t.start(); } return 2 * a;',
  ),
  java(
    'a thread pool whose shutdown never returns',
    [ok],
    'var pool = new java.util.concurrent.ThreadPoolExecutor(2, 2, 1, java.util.concurrent.TimeUnit.HOURS, new java.util.concurrent.LinkedBlockingQueue<>()) { public List<Runnable> shutdownNow() { while (true); } }; pool.submit(() -> a).get(); return 2 * a;',
  ),
  java(
    'background virtual threads',
    [ok, ce],
    'for (int i = 0; i < 8; i++) Thread.ofVirtual().start(() -> { while (true) try { Thread.sleep(1); } catch (Throwable swallowed) {} }); Thread.sleep(5); return 2 * a;',
  ),
  java('a security manager', [re], 'System.setSecurityManager(new SecurityManager()); return 2 * a;'),
  java(
    'a child process',
    [tle],
    'new ProcessBuilder("/bin/sh", "-c", "sleep 1000").start().waitFor(); return 0;',
    {
      before: '// nothing to see',
    },
  ),
  java(
    'an allocation of all memory',
    [mle],
    'List<int[]> all = new ArrayList<>(); while (true) all.add(new int[1 << 18]);',
  ),
  java(
    'an allocation of all memory outside the heap',
    [mle, re],
    'List<Object> all = new ArrayList<>(); while (true) { var b = java.nio.ByteBuffer.allocateDirect(1 << 24); for (int i = 0; i < b.capacity(); i += 4096) b.put(i, (byte) 1); all.add(b); }',
  ),
  java(
    'endless output on stdout',
    [ole],
    'while (true) System.out.println("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx");',
  ),
  java(
    "endless output on the judge's channel",
    [re, ole],
    'while (true) frame((char) 255, "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx");',
    { members: frames },
  ),
  java(
    'forged answers',
    [re, wa],
    'frame(\'V\', "0"); frame(\'D\', "exit 0"); frame(\'R\', ""); frame(\'V\', "0"); frame(\'D\', "exit 0"); return 0;',
    { members: frames },
  ),
  java('System.exit', [re], 'System.exit(0); return 0;'),
  java('Runtime.halt', [re], 'Runtime.getRuntime().halt(0); return 0;'),
  java('System.exit in a static initializer', [re], 'return 2 * a;', {
    members: 'static { System.exit(0); }',
  }),
  java(
    'a shutdown hook that never returns',
    [re, tle],
    'Runtime.getRuntime().addShutdownHook(new Thread(() -> { while (true); })); System.exit(0); return 0;',
  ),
  java('infinite recursion', [re], 'return solve(a + 1) + 1;'),
  java('an endless static initializer', [tle], 'return 2 * a;', {
    members: 'static int x; static { while (x == 0) {} }',
  }),
  java('a failing static initializer', [re], 'return 2 * a;', {
    members: 'static int[] x = new int[2]; static { x[3] = 1; }',
  }),
  java(
    'a read of /etc/passwd',
    [re],
    'return java.nio.file.Files.readAllLines(java.nio.file.Path.of("/etc/passwd")).size();',
  ),
  java('a network connection', [re], 'new java.net.Socket("127.0.0.1", 6379); return 0;'),
  java('a replaced System.out', [ok], 'System.setOut(null); System.setErr(null); return 2 * a;'),
  java('static state from the previous case', [ok], 'return ++calls == 1 ? 2 * a : 0;', {
    members: 'static int calls;',
  }),
  java(
    "access to the driver's classes",
    [re, wa, ok],
    'Class<?> c = ClassLoader.getSystemClassLoader().loadClass("judgedriver.LiteralWriter"); c.getDeclaredMethod("write", String.class, Object.class); return 0;',
  ),
  java(
    'a JVM crash',
    [re],
    'var f = sun.misc.Unsafe.class.getDeclaredField("theUnsafe"); f.setAccessible(true); ((sun.misc.Unsafe) f.get(null)).putLong(8L, 1L); return 0;',
  ),
  java(
    'a deadlock',
    [tle],
    'Thread t = new Thread(() -> { synchronized (Solution.class) { while (true) Thread.onSpinWait(); } }); t.setDaemon(true); t.start(); Thread.sleep(50); synchronized (Solution.class) { return 2 * a; }',
  ),
  java('an annotation processor', [ce, ok], 'return 2 * a;', {
    before:
      '@javax.annotation.processing.SupportedAnnotationTypes("*") class P extends javax.annotation.processing.AbstractProcessor { public boolean process(Set<? extends javax.lang.model.element.TypeElement> s, javax.annotation.processing.RoundEnvironment r) { while (true); } }',
  }),
  java('deeply nested parentheses', [ce, ok], `return ${'('.repeat(10000)}2 * a${')'.repeat(10000)};`),
  java(
    'a sum of thousands of terms',
    [ce, ok, re],
    `return 2 * a + 0 * (${Array.from({ length: 9000 }, () => 'a').join('+')});`,
  ),
  java('exponential overload resolution', [ce], `return ${'f(() -> '.repeat(30)}2 * a${')'.repeat(30)};`, {
    members:
      'static <T> T f(Supplier<T> s) { return s.get(); } static <T> T f(java.util.concurrent.Callable<T> s) throws Exception { return s.call(); }',
  }),
  java(
    'an oversized method',
    [ce],
    `int[] x = {${Array.from({ length: 20000 }, (_, i) => i).join(',')}}; return x[a];`,
  ),
];
