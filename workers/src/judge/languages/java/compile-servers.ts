import { encodeFrame } from '../../grading/frames.ts';
import { compileLimits, startupBudget } from '../../limits.ts';
import type { Budget, Sandbox } from '../../sandbox/sandbox.ts';
import { attach, type Driver } from '../../grading/session.ts';
import type { CompileFailure } from '../toolchain.ts';
import { PoolRefill } from '../../prewarm/pool-refill.ts';
import type { PoolCounts, ProcessPool } from '../../prewarm/warm-pool.ts';
import { cacheMountPath } from '../toolchain-cache.ts';
import { compileWith, warmUpCompiler, type CompiledJava } from './compile-frames.ts';
import { archiveOption, javaCommand } from './jvm.ts';
import type { JavaToolchainCache } from './toolchain-cache.ts';

export interface CompileServersOptions {
  readonly sandbox: Sandbox;
  readonly toolchainCache: JavaToolchainCache;
  /** Number of servers. */
  readonly size: number;
  /** Compilations until a server is replaced. */
  readonly compilationsPerServer?: number;
  /** Resolves when a start doesn't delay a verdict. */
  readonly whenIdle: () => Promise<void>;
  /** Receives failed starts and unexpected exits. */
  readonly onError: (error: unknown) => void;
}

interface Server extends Driver {
  compilations: number;
  /** Due for replacement; still serves until its successor is ready. */
  isOld: boolean;
}

/** Budget for one compilation here; a slower program is compiled cold. Ordinary programs take a thirtieth. */
const budget: Budget = { cpuMs: 3000, wallMs: 6000 };
/** Maximum wait for a busy server. */
const maxWaitMs = 100;
/** Warm-up compilations of a new server. More of them gain less than a tenth. */
const warmupCompilations = 10;
const defaultCompilationsPerServer = 1000;
/** A server whose memory exceeds this is replaced. */
const maxMemoryKb = 500 * 1024;

/**
 * Resident Java compilers, each in its own sandbox. A server compiles one source at a time. Two compilations share nothing
 * but the JVM. If a server fails or is killed, the caller compiles the source cold. Failed, old and large servers are
 * replaced.
 */
export class CompileServers implements ProcessPool {
  readonly #options: CompileServersOptions;
  readonly #refill: PoolRefill;
  readonly #servers = new Set<Server>();
  readonly #idle: Server[] = [];
  readonly #warmingUp = new Set<Server>();
  readonly #waiting: ((server: Server | undefined) => void)[] = [];

  constructor(options: CompileServersOptions) {
    this.#options = options;
    this.#refill = new PoolRefill({
      missing: () => options.size - this.#servers.size,
      start: () => this.#start(),
      whenIdle: () => options.whenIdle(),
      onError: (error) => options.onError(error),
    });
    this.#refill.run();
  }

  get counts(): PoolCounts {
    return { warm: this.#servers.size, refilling: this.#refill.pending, size: this.#options.size };
  }

  get processes(): readonly Server[] {
    return [...this.#servers, ...this.#warmingUp];
  }

  /** Compiles a source. Undefined if no server is free in time or the server fails. */
  async compile(source: string): Promise<CompiledJava | CompileFailure | undefined> {
    const server = await this.#take();
    if (!server) return undefined;
    const { sandboxed } = server;
    sandboxed.startBudget(budget);
    server.compilations += 1;
    const answer = await compileWith(server, source).catch(() => undefined);
    const { memoryKb } = sandboxed.usage();
    sandboxed.takeOutput();
    if (answer === undefined || answer.kind === 'broken') {
      this.#remove(server);
      return undefined;
    }
    sandboxed.pauseMonitoring();
    const { compilationsPerServer = defaultCompilationsPerServer } = this.#options;
    server.isOld ||= server.compilations >= compilationsPerServer || memoryKb > maxMemoryKb;
    this.#release(server);
    return answer;
  }

  async close(): Promise<void> {
    this.#refill.close();
    this.#giveUpWaiting();
    await Promise.all(
      this.processes.map(({ sandboxed }) => {
        sandboxed.kill();
        return sandboxed.ended;
      }),
    );
  }

  #take(): Promise<Server | undefined> | Server | undefined {
    const idle = this.#idle.shift();
    if (idle || this.#servers.size === 0) return idle;
    const { promise, resolve } = Promise.withResolvers<Server | undefined>();
    const give = (server: Server | undefined): void => {
      clearTimeout(timer);
      resolve(server);
    };
    const timer = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(give), 1);
      resolve(undefined);
    }, maxWaitMs);
    this.#waiting.push(give);
    return promise;
  }

  #release(server: Server): void {
    if (server.isOld && this.#servers.size > this.#options.size) return this.#remove(server);
    if (server.isOld && this.#refill.pending === 0) this.#refill.startOne();
    const next = this.#waiting.shift();
    if (next) return next(server);
    this.#idle.push(server);
    void this.#options.whenIdle().then(() => server.sandboxed.input.write(encodeFrame('A')));
  }

  #remove(server: Server): void {
    this.#servers.delete(server);
    const at = this.#idle.indexOf(server);
    if (at >= 0) this.#idle.splice(at, 1);
    server.sandboxed.kill();
    if (this.#servers.size === 0) this.#giveUpWaiting();
    this.#refill.run();
  }

  #giveUpWaiting(): void {
    for (const give of this.#waiting.splice(0)) give(undefined);
  }

  async #start(): Promise<void> {
    const { sandbox, toolchainCache } = this.#options;
    const sandboxed = await sandbox.start({
      argv: javaCommand(toolchainCache.jdk, 'compile', [archiveOption('compile')]),
      limits: compileLimits,
      budget: startupBudget,
      binds: { [cacheMountPath]: toolchainCache.folder },
      proc: true,
      background: true,
    });
    const server: Server = { ...attach(sandboxed), compilations: 0, isOld: false };
    this.#warmingUp.add(server);
    await warmUpCompiler(server, warmupCompilations).finally(() => this.#warmingUp.delete(server));
    this.#refill.succeed();
    if (this.#refill.isClosed) return sandboxed.kill();
    sandboxed.promote();
    sandboxed.pauseMonitoring();
    this.#servers.add(server);
    const replaced = this.#idle.find(({ isOld }) => isOld);
    if (replaced) this.#remove(replaced);
    this.#release(server);
    void sandboxed.ended.then(({ reason }) => this.#removeDead(server, reason));
  }

  #removeDead(server: Server, reason: string): void {
    if (!this.#servers.has(server)) return;
    if (!this.#refill.isClosed)
      this.#options.onError(new Error(`a Java compiler ended unexpectedly: ${reason}`));
    this.#remove(server);
  }
}
