import { ce, java, mle, ok, ole, re, tle, wa, waiting, type HostileProgram } from './program.ts';

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
  waiting(java('a sleeper', [tle], 'Thread.sleep(1000000); return 0;')),
  java(
    'a thread bomb',
    [re],
    'while (true) new Thread(() -> { try { Thread.sleep(100000); } catch (Exception e) {} }).start();',
  ),
  java(
    'daemon threads that spin',
    [tle, ok],
    'for (int i = 0; i < 8; i++) { Thread t = new Thread(() -> { while (true); }); t.setDaemon(true); t.start(); } return 2 * a;',
  ),
  java(
    'threads left behind that nothing ends',
    [ok],
    'for (int i = 0; i < 8; i++) { Thread t = new Thread(() -> { while (true) try { System.out.println("ghost"); Thread.sleep(1); } catch (Throwable swallowed) {} }); t.start(); } return 2 * a;',
  ),
  java(
    'a pool that asks for patience',
    [ok],
    'var pool = new java.util.concurrent.ThreadPoolExecutor(2, 2, 1, java.util.concurrent.TimeUnit.HOURS, new java.util.concurrent.LinkedBlockingQueue<>()) { public List<Runnable> shutdownNow() { while (true); } }; pool.submit(() -> a).get(); return 2 * a;',
  ),
  java(
    'virtual threads left behind',
    [ok, ce],
    'for (int i = 0; i < 8; i++) Thread.ofVirtual().start(() -> { while (true) try { Thread.sleep(1); } catch (Throwable swallowed) {} }); Thread.sleep(5); return 2 * a;',
  ),
  java('a manager of security', [re], 'System.setSecurityManager(new SecurityManager()); return 2 * a;'),
  waiting(
    java(
      'processes',
      [tle],
      'new ProcessBuilder("/bin/sh", "-c", "sleep 1000").start().waitFor(); return 0;',
      {
        before: '// nothing to see',
      },
    ),
  ),
  java('all memory', [mle], 'List<int[]> all = new ArrayList<>(); while (true) all.add(new int[1 << 18]);'),
  java(
    'all memory outside of the heap',
    [mle, re],
    'List<Object> all = new ArrayList<>(); while (true) { var b = java.nio.ByteBuffer.allocateDirect(1 << 24); for (int i = 0; i < b.capacity(); i += 4096) b.put(i, (byte) 1); all.add(b); }',
  ),
  java(
    'a flood on stdout',
    [ole],
    'while (true) System.out.println("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx");',
  ),
  java(
    "a flood on the judge's channel",
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
  java('leaving early', [re], 'System.exit(0); return 0;'),
  java('leaving at once', [re], 'Runtime.getRuntime().halt(0); return 0;'),
  java('leaving while loading', [re], 'return 2 * a;', { members: 'static { System.exit(0); }' }),
  java(
    'a hook at exit that never ends',
    [re, tle],
    'Runtime.getRuntime().addShutdownHook(new Thread(() -> { while (true); })); System.exit(0); return 0;',
  ),
  java('endless recursion', [re], 'return solve(a + 1) + 1;'),
  java('a static initialiser that never ends', [tle], 'return 2 * a;', {
    members: 'static int x; static { while (x == 0) {} }',
  }),
  java('a static initialiser that fails', [re], 'return 2 * a;', {
    members: 'static int[] x = new int[2]; static { x[3] = 1; }',
  }),
  java(
    'reading the list of users',
    [re],
    'return java.nio.file.Files.readAllLines(java.nio.file.Path.of("/etc/passwd")).size();',
  ),
  java('a connection to the network', [re], 'new java.net.Socket("127.0.0.1", 6379); return 0;'),
  java('a changed System.out', [ok], 'System.setOut(null); System.setErr(null); return 2 * a;'),
  java('state kept from the case before', [ok], 'return ++calls == 1 ? 2 * a : 0;', {
    members: 'static int calls;',
  }),
  java(
    "the driver's own classes",
    [re, wa, ok],
    'Class<?> c = ClassLoader.getSystemClassLoader().loadClass("judgedriver.LiteralWriter"); c.getDeclaredMethod("write", String.class, Object.class); return 0;',
  ),
  java(
    'a crash of the virtual machine',
    [re],
    'var f = sun.misc.Unsafe.class.getDeclaredField("theUnsafe"); f.setAccessible(true); ((sun.misc.Unsafe) f.get(null)).putLong(8L, 1L); return 0;',
  ),
  java(
    'a lock that nobody opens',
    [tle],
    'Thread t = new Thread(() -> { synchronized (Solution.class) { while (true) Thread.onSpinWait(); } }); t.setDaemon(true); t.start(); Thread.sleep(50); synchronized (Solution.class) { return 2 * a; }',
  ),
  java('an annotation processor of its own', [ce, ok], 'return 2 * a;', {
    before:
      '@javax.annotation.processing.SupportedAnnotationTypes("*") class P extends javax.annotation.processing.AbstractProcessor { public boolean process(Set<? extends javax.lang.model.element.TypeElement> s, javax.annotation.processing.RoundEnvironment r) { while (true); } }',
  }),
  java('brackets without end', [ce, ok], `return ${'('.repeat(10000)}2 * a${')'.repeat(10000)};`),
  java(
    'a sum without end',
    [ce, ok, re],
    `return 2 * a + 0 * (${Array.from({ length: 9000 }, () => 'a').join('+')});`,
  ),
  java(
    'types that are ambiguous at every depth',
    [ce],
    `return ${'f(() -> '.repeat(30)}2 * a${')'.repeat(30)};`,
    {
      members:
        'static <T> T f(Supplier<T> s) { return s.get(); } static <T> T f(java.util.concurrent.Callable<T> s) throws Exception { return s.call(); }',
    },
  ),
  java(
    'a method too large',
    [ce],
    `int[] x = {${Array.from({ length: 20000 }, (_, i) => i).join(',')}}; return x[a];`,
  ),
];
