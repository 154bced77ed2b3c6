import { setTimeout as pause } from 'node:timers/promises';
import { encodeFrame } from '../../grading/frames.ts';
import { compileLimits, startBudget } from '../../limits.ts';
import type { Budget, Sandbox } from '../../sandbox/sandbox.ts';
import { attach, type Driver } from '../../grading/session.ts';
import type { CompileFailure } from '../toolchain.ts';
import type { Kept, WarmCounts } from '../../prewarm/warm-pool.ts';
import { cacheInside } from '../toolchain-cache.ts';
import { compileWith, warmUpCompiler, type CompiledJava } from './compile-frames.ts';
import { archiveOption, javaCommand } from './jvm.ts';
import type { JavaToolchainCache } from './toolchain-cache.ts';

export interface CompileServersOptions {
  readonly sandbox: Sandbox;
  readonly toolchainCache: JavaToolchainCache;
  /** How many to keep. */
  readonly size: number;
  /** Texts that one compiles before it is replaced. */
  readonly compilationsPerLife?: number;
  /** Resolves when making something ready stands in nobody's way. */
  readonly whenQuiet: () => Promise<void>;
  /** Told about what could not be started, or ended out of turn. */
  readonly onFault: (error: unknown) => void;
}

interface Server extends Driver {
  compilations: number;
  /** Serves until its successor is there. */
  isOld: boolean;
}

/** What a program may take here before it is compiled alone; ordinary ones take a thirtieth. */
const budget: Budget = { cpuMs: 3000, wallMs: 6000 };
/** How long to wait for a server that compiles another text. */
const patienceMs = 100;
/** Practice until the compiler is fast: enough for nine tenths of what endless practice would give. */
const warmUps = 10;
const usualCompilationsPerLife = 1000;
/** A server that has grown this large is replaced. */
const grownKb = 500 * 1024;
const failuresInARow = 3;
const restMs = 10_000;

/**
 * Resident Java compilers, each in a sandbox. They compile one text at a time and share nothing between two texts but
 * the JVM. A server that fails, ends or is ended over a text says nothing about it: the text is compiled cold then. It is
 * replaced, as it is after a thousand texts or when it has grown.
 */
export class CompileServers implements Kept {
  readonly #options: CompileServersOptions;
  readonly #servers = new Set<Server>();
  readonly #idle: Server[] = [];
  readonly #warmingUp = new Set<Server>();
  readonly #waiting: ((server: Server | undefined) => void)[] = [];
  #starting = 0;
  #failures = 0;
  #closed = false;

  constructor(options: CompileServersOptions) {
    this.#options = options;
    this.#refill();
  }

  get counts(): WarmCounts {
    return { warm: this.#servers.size, refilling: this.#starting, size: this.#options.size };
  }

  get waiting(): readonly Server[] {
    return [...this.#servers, ...this.#warmingUp];
  }

  /** Undefined when no server is there, free in time, or up to it. */
  async compile(source: string): Promise<CompiledJava | CompileFailure | undefined> {
    const server = await this.#take();
    if (!server) return undefined;
    const { confined } = server;
    confined.arm(budget);
    server.compilations += 1;
    const answer = await compileWith(server, source).catch(() => undefined);
    const { memoryKb } = confined.usage();
    confined.takeOutput();
    if (answer === undefined || answer.kind === 'broken') {
      this.#retire(server);
      return undefined;
    }
    confined.rest();
    const { compilationsPerLife = usualCompilationsPerLife } = this.#options;
    server.isOld ||= server.compilations >= compilationsPerLife || memoryKb > grownKb;
    this.#release(server);
    return answer;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const give of this.#waiting.splice(0)) give(undefined);
    await Promise.all(
      this.waiting.map(({ confined }) => {
        confined.kill();
        return confined.ended;
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
    }, patienceMs);
    this.#waiting.push(give);
    return promise;
  }

  #release(server: Server): void {
    if (server.isOld && this.#servers.size > this.#options.size) return this.#retire(server);
    if (server.isOld && this.#starting === 0) this.#startOne();
    const next = this.#waiting.shift();
    if (next) return next(server);
    this.#idle.push(server);
    void this.#options.whenQuiet().then(() => server.confined.input.write(encodeFrame('A')));
  }

  #retire(server: Server): void {
    this.#servers.delete(server);
    const at = this.#idle.indexOf(server);
    if (at >= 0) this.#idle.splice(at, 1);
    server.confined.kill();
    if (this.#servers.size === 0) for (const give of this.#waiting.splice(0)) give(undefined);
    this.#refill();
  }

  #refill(): void {
    while (!this.#closed && this.#servers.size + this.#starting < this.#options.size) this.#startOne();
  }

  #startOne(): void {
    this.#starting += 1;
    void this.#start()
      .catch((error: unknown) => this.#fault(error))
      .finally(() => {
        this.#starting -= 1;
        this.#refill();
      });
  }

  async #start(): Promise<void> {
    const { sandbox, toolchainCache, whenQuiet } = this.#options;
    await whenQuiet();
    if (this.#closed) return;
    const confined = await sandbox.start({
      argv: javaCommand(toolchainCache.jdk, 'compile', [archiveOption('compile')]),
      limits: compileLimits,
      budget: startBudget,
      binds: { [cacheInside]: toolchainCache.folder },
      proc: true,
      background: true,
    });
    const server: Server = { ...attach(confined), compilations: 0, isOld: false };
    this.#warmingUp.add(server);
    await warmUpCompiler(server, warmUps).finally(() => this.#warmingUp.delete(server));
    this.#failures = 0;
    if (this.#closed) return confined.kill();
    confined.hurry();
    confined.rest();
    this.#servers.add(server);
    const replaced = this.#idle.find(({ isOld }) => isOld);
    if (replaced) this.#retire(replaced);
    this.#release(server);
    void confined.ended.then(({ reason }) => this.#forget(server, reason));
  }

  /** It ended, though nobody ended it. */
  #forget(server: Server, reason: string): void {
    if (!this.#servers.has(server)) return;
    if (!this.#closed) this.#options.onFault(new Error(`a Java compiler ended: ${reason}`));
    this.#retire(server);
  }

  async #fault(error: unknown): Promise<void> {
    if (this.#closed) return;
    this.#failures += 1;
    this.#options.onFault(error);
    if (this.#failures >= failuresInARow) await pause(restMs, undefined, { ref: false });
  }
}
