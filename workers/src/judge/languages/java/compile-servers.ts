import { encodeFrame } from '../../grading/frames.ts';
import { compileLimits, startupBudget } from '../../limits.ts';
import type { Budget, Sandbox } from '../../sandbox/sandbox.ts';
import { createDriver, type Driver } from '../../grading/session.ts';
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
  readonly size: number;
  /** Compilations until a server is replaced. */
  readonly compilationsPerServer?: number;
  /** Resolves when a start doesn't delay a verdict. */
  readonly whenIdle: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

interface Server extends Driver {
  compilations: number;
  /** Due for replacement; still serves until its successor is ready. */
  isOld: boolean;
}

/** Budget of one compilation; a slower program is compiled cold. Ordinary programs take about 100 ms. */
const budget: Budget = { cpuMs: 3000, wallMs: 6000 };
const maxWaitMs = 100;
/** More warm-up compilations of a new server gain less than 10%. */
const warmupCompilations = 10;
const defaultCompilationsPerServer = 1000;
const maxMemoryKb = 500 * 1024;

/** Resident Java compilers, each in its own sandbox. New servers replace failed, old and large ones. */
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

  /** Returns undefined if no server is free in time or the server fails. */
  async compile(source: string): Promise<CompiledJava | CompileFailure | undefined> {
    const server = await this.#take();
    if (!server) return undefined;
    const { sandboxed } = server;
    sandboxed.startBudget(budget);
    server.compilations += 1;
    const response = await compileWith(server, source).catch(() => undefined);
    const { memoryKb } = sandboxed.usage();
    sandboxed.takeOutput();
    if (response === undefined || response.kind === 'broken') {
      this.#remove(server);
      return undefined;
    }
    sandboxed.pauseMonitoring();
    const { compilationsPerServer = defaultCompilationsPerServer } = this.#options;
    server.isOld ||= server.compilations >= compilationsPerServer || memoryKb > maxMemoryKb;
    this.#release(server);
    return response;
  }

  async close(): Promise<void> {
    this.#refill.close();
    this.#releaseWaiters();
    await Promise.all(
      this.processes.map(({ sandboxed }) => {
        sandboxed.kill();
        return sandboxed.ended;
      }),
    );
  }

  #take(): Promise<Server | undefined> | Server | undefined {
    const idleServer = this.#idle.shift();
    if (idleServer || this.#servers.size === 0) return idleServer;
    const { promise, resolve } = Promise.withResolvers<Server | undefined>();
    const resolveWaiter = (server: Server | undefined): void => {
      clearTimeout(timer);
      resolve(server);
    };
    const timer = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(resolveWaiter), 1);
      resolve(undefined);
    }, maxWaitMs);
    this.#waiting.push(resolveWaiter);
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
    const index = this.#idle.indexOf(server);
    if (index >= 0) this.#idle.splice(index, 1);
    server.sandboxed.kill();
    if (this.#servers.size === 0) this.#releaseWaiters();
    this.#refill.run();
  }

  #releaseWaiters(): void {
    for (const resolveWaiter of this.#waiting.splice(0)) resolveWaiter(undefined);
  }

  async #start(): Promise<void> {
    const { sandbox, toolchainCache } = this.#options;
    const sandboxed = await sandbox.start({
      argv: javaCommand(toolchainCache.jdk, 'compile', [archiveOption('compile')]),
      limits: compileLimits,
      budget: startupBudget,
      binds: { [cacheMountPath]: toolchainCache.folder },
      proc: true,
      // Without a compiler, every source is compiled cold, at ten times the cost.
      background: this.#servers.size > 0,
    });
    const server: Server = { ...createDriver(sandboxed), compilations: 0, isOld: false };
    this.#warmingUp.add(server);
    await warmUpCompiler(server, warmupCompilations).finally(() => this.#warmingUp.delete(server));
    this.#refill.succeed();
    if (this.#refill.isClosed) return sandboxed.kill();
    sandboxed.promote();
    sandboxed.pauseMonitoring();
    this.#servers.add(server);
    const oldServer = this.#idle.find(({ isOld }) => isOld);
    if (oldServer) this.#remove(oldServer);
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
