import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import { startBrowser } from '../e2e/browser.ts';
import { systemVariable } from '../e2e/published-system.ts';
import { dataFolder } from '../local/data-folder.ts';

/** Screenshots and traces of failed tests; `npm test` empties it at its start and names it at its end. */
const failures = join(dataFolder, 'test-failures');

/** jest-worker's message that asks a worker process to end. */
const workerEnd = 2;

let browser;

/** One Chromium for all test files of this worker process. */
function sharedBrowser() {
  if (browser === undefined) {
    browser = startBrowser();
    // The open browser would keep the process alive until jest kills it. Playwright ends the browser at exit.
    process.on('message', ([type]) => type === workerEnd && process.exit(0));
  }
  return browser;
}

/**
 * The environment of end-to-end tests: `browser` is the Chromium of the worker process; every context that a test opens is
 * traced, and is closed after the test. A test that fails leaves a screenshot of each page and a trace of each context.
 */
export default class BrowserEnvironment extends TestEnvironment {
  #contexts = new Set();
  #testPath;

  constructor(config, context) {
    super(config, context);
    this.#testPath = context.testPath;
  }

  async setup() {
    await super.setup();
    const { url: baseURL } = JSON.parse(process.env[systemVariable]);
    const shared = await sharedBrowser();
    this.global.browser = Object.assign(Object.create(shared), {
      newContext: async (options) => {
        const context = await shared.newContext({ baseURL, ...options });
        this.#contexts.add(context);
        context.once('close', () => this.#contexts.delete(context));
        await context.tracing.start(); // actions and requests; snapshots of the page would triple the processor time
        return context;
      },
      newPage: async (options) => (await this.global.browser.newContext(options)).newPage(),
    });
  }

  async teardown() {
    await this.#closeContexts();
    await super.teardown();
  }

  async handleTestEvent(event) {
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure')
      await this.#keepEvidence(event.test);
    if (event.name === 'test_done') await this.#closeContexts();
  }

  async #keepEvidence(test) {
    const title = titleOf(test).replaceAll(/\W+/g, '-').slice(0, 80);
    const folder = join(failures, basename(this.#testPath, '.test.ts'), title);
    mkdirSync(folder, { recursive: true });
    await Promise.all(
      [...this.#contexts].map(async (context, i) => {
        const shots = context
          .pages()
          .map((page, j) =>
            page.screenshot({ path: join(folder, `context-${i + 1}-page-${j + 1}.png`), timeout: 5000 }),
          );
        await Promise.allSettled(shots);
        await context.tracing
          .stop({ path: join(folder, `context-${i + 1}-trace.zip`) })
          .catch(() => undefined);
      }),
    );
  }

  async #closeContexts() {
    await Promise.all([...this.#contexts].map((context) => context.close()));
  }
}

/** The names of a test and the blocks around it. */
function titleOf(test) {
  const names = [];
  for (let block = test; block !== undefined && block.name !== 'ROOT_DESCRIBE_BLOCK'; block = block.parent)
    names.unshift(block.name);
  return names.join(' ');
}
