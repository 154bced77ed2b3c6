import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import PlainContextEnvironment from './plain-context-environment.mjs';
import { startBrowser } from '../e2e/browser.ts';
import { PagePool } from '../e2e/page-pool.ts';
import { systemVariable } from '../e2e/published-system.ts';
import { dataFolder } from '../local/data-folder.ts';

/** Screenshots and traces of failed tests. `npm test` empties this folder first and prints its path at the end. */
const failuresFolder = join(dataFolder, 'test-failures');

/** The type of the message with which jest-worker ends a worker process (`CHILD_MESSAGE_END`). */
const endMessage = 2;

/**
 * Tests use a page for seconds only, so optimizing its code and collecting its garbage take more time than they save.
 * The heap sizes are in MB.
 */
const v8Flags = [
  '--no-maglev',
  '--no-turbofan',
  '--min-semi-space-size=64',
  '--max-semi-space-size=128',
  '--initial-old-space-size=512',
];

let pages;

function sharedPages() {
  if (pages === undefined) {
    pages = startBrowser([`--js-flags=${v8Flags.join(' ')}`]).then((browser) => new PagePool(browser));
    // An open browser keeps the process alive until jest kills it. Playwright closes the browser on exit.
    process.on('message', ([type]) => type === endMessage && process.exit(0));
    process.on('disconnect', () => process.exit(1)); // jest was killed
  }
  return pages;
}

/** Shares one Chromium per worker process. Clears or closes pages after each test. Saves screenshots and traces of failures. */
export default class BrowserEnvironment extends PlainContextEnvironment {
  #pages;
  #testPath;

  constructor(config, context) {
    super(config, context);
    this.#testPath = context.testPath;
  }

  async setup() {
    await super.setup();
    this.#pages = await sharedPages();
    const { url } = JSON.parse(process.env[systemVariable]);
    this.global.openPage = (options) => this.#pages.open(url, options);
  }

  async teardown() {
    await this.#pages?.endTest(true); // closes pages that a hook opened outside of a test
    await super.teardown();
  }

  async handleTestEvent(event) {
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure')
      await this.#saveFailure(event.test);
    if (event.name === 'test_done') await this.#pages.endTest(event.test.errors.length > 0);
  }

  async #saveFailure(test) {
    const title = fullTitle(test).replaceAll(/\W+/g, '-').slice(0, 80);
    const folder = join(failuresFolder, basename(this.#testPath, '.test.ts'), title);
    mkdirSync(folder, { recursive: true });
    await Promise.all(
      this.#pages.contexts.map(async (context, i) => {
        const screenshots = context
          .pages()
          .map((page, j) =>
            page.screenshot({ path: join(folder, `context-${i + 1}-page-${j + 1}.png`), timeout: 5000 }),
          );
        await Promise.allSettled(screenshots);
        await context.tracing
          .stop({ path: join(folder, `context-${i + 1}-trace.zip`) })
          .catch(() => undefined); // not traced
      }),
    );
  }
}

function fullTitle(test) {
  const names = [];
  for (let block = test; block !== undefined && block.name !== 'ROOT_DESCRIBE_BLOCK'; block = block.parent)
    names.unshift(block.name);
  return names.join(' ');
}
