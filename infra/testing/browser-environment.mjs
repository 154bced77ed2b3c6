import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import { startBrowser } from '../e2e/browser.ts';
import { systemVariable } from '../e2e/published-system.ts';
import { dataFolder } from '../local/data-folder.ts';

/** Screenshots and traces of failed tests. `npm test` empties this folder first and prints its path at the end. */
const failuresFolder = join(dataFolder, 'test-failures');

/** The type of the message with which jest-worker ends a worker process (`CHILD_MESSAGE_END`). */
const endMessage = 2;

let browser;

function sharedBrowser() {
  if (browser === undefined) {
    browser = startBrowser();
    // An open browser keeps the process alive until jest kills it. Playwright closes the browser on exit.
    process.on('message', ([type]) => type === endMessage && process.exit(0));
  }
  return browser;
}

/** Shares one Chromium per worker process. Closes contexts after each test and saves screenshots and traces of failures. */
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
        await context.tracing.start(); // actions and requests only: page snapshots would triple the CPU time
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
      await this.#saveFailure(event.test);
    if (event.name === 'test_done') await this.#closeContexts();
  }

  async #saveFailure(test) {
    const title = fullTitle(test).replaceAll(/\W+/g, '-').slice(0, 80);
    const folder = join(failuresFolder, basename(this.#testPath, '.test.ts'), title);
    mkdirSync(folder, { recursive: true });
    await Promise.all(
      [...this.#contexts].map(async (context, i) => {
        const screenshots = context
          .pages()
          .map((page, j) =>
            page.screenshot({ path: join(folder, `context-${i + 1}-page-${j + 1}.png`), timeout: 5000 }),
          );
        await Promise.allSettled(screenshots);
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

function fullTitle(test) {
  const names = [];
  for (let block = test; block !== undefined && block.name !== 'ROOT_DESCRIBE_BLOCK'; block = block.parent)
    names.unshift(block.name);
  return names.join(' ');
}
