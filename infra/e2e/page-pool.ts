import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** Options that can change between two tests on one page. */
interface PageOptions {
  readonly baseURL: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
  readonly reducedMotion: 'reduce' | 'no-preference';
  readonly localStorage: Readonly<Record<string, string>>;
  /** Traces double the time of an accessibility scan. */
  readonly isTraced: boolean;
  /** Options that only a new context can have. */
  readonly contextOptions: BrowserContextOptions;
}

export type OpenPageOptions = Partial<PageOptions>;

interface PooledPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Pages with equal keys can replace each other. */
  readonly key: string;
  readonly isTraced: boolean;
  readonly runsScripts: boolean;
  isReusable: boolean;
}

/** Served with the headers of the client's pages. With others, Chromium would start a new renderer process. */
const blankPath = '/robots.txt';

/** The events that tests listen to. */
const testedEvents = ['console', 'pageerror', 'request', 'response', 'requestfailed', 'dialog'] as const;

/** Reuses pages, because a new context is expensive (docs/decisions/0015-tests-reuse-cleared-pages.md). */
export class PagePool {
  readonly #browser: Browser;
  readonly #idle: PooledPage[] = [];
  readonly #inUse = new Set<PooledPage>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** The contexts of the current test. */
  get contexts(): readonly BrowserContext[] {
    return Array.from(this.#inUse, ({ context }) => context);
  }

  /** Opens a page without cookies, stored data and listeners. */
  async open(baseURL: string, options: OpenPageOptions = {}): Promise<Page> {
    const complete: PageOptions = {
      baseURL,
      viewport: { width: 1280, height: 800 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
      localStorage: {},
      isTraced: true,
      contextOptions: {},
      ...options,
    };
    const key = JSON.stringify([complete.baseURL, complete.isTraced, complete.contextOptions]);
    const index = this.#idle.findIndex((pooled) => pooled.key === key);
    const pooled = this.#idle.splice(index, index < 0 ? 0 : 1)[0] ?? (await this.#create(key, complete));
    this.#inUse.add(pooled);
    const { page, context } = pooled;
    await page.setViewportSize(complete.viewport);
    await page.emulateMedia({
      colorScheme: complete.colorScheme,
      reducedMotion: complete.reducedMotion,
      media: null,
      forcedColors: null,
    });
    if (complete.isTraced) await context.tracing.start(); // without snapshots: they would triple the CPU time
    const items = Object.entries(complete.localStorage);
    if (items.length > 0)
      await page.evaluate((entries) => {
        for (const [name, value] of entries) localStorage.setItem(name, value);
      }, items);
    return page;
  }

  async #create(key: string, { baseURL, isTraced, contextOptions }: PageOptions): Promise<PooledPage> {
    const context = await this.#browser.newContext({
      baseURL,
      permissions: ['clipboard-read', 'clipboard-write'],
      ...contextOptions,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const runsScripts = contextOptions.javaScriptEnabled !== false;
    const pooled: PooledPage = { page, context, key, isTraced, runsScripts, isReusable: true };
    // None of these can be undone.
    for (const owner of [page, context])
      discardAfter(owner, ['addInitScript', 'exposeFunction', 'exposeBinding', 'routeWebSocket'], pooled);
    discardAfter(context.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'], pooled);
    await page.goto(blankPath);
    return pooled;
  }

  /** Clears the pages of the test, or closes them if it failed. */
  async endTest(isFailed: boolean): Promise<void> {
    const pooled = [...this.#inUse];
    this.#inUse.clear();
    await Promise.all(
      pooled.map(async (one) => {
        if (!isFailed && one.isReusable && !one.page.isClosed() && (await clear(one))) this.#idle.push(one);
        else await one.context.close();
      }),
    );
  }
}

/** Marks the pooled page as not reusable when one of the methods is called. */
function discardAfter<T extends object>(
  owner: T,
  methods: readonly (keyof T & string)[],
  pooled: PooledPage,
) {
  for (const name of methods) {
    const method = owner[name] as (...values: unknown[]) => unknown;
    Object.assign(owner, {
      [name](...values: unknown[]) {
        pooled.isReusable = false;
        return method.apply(owner, values);
      },
    });
  }
}

/** Returns false if the page cannot be cleared, for example after a crash. */
async function clear({ page, context, isTraced, runsScripts }: PooledPage): Promise<boolean> {
  try {
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const event of testedEvents) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await page.goto(blankPath); // ends the client, which could store data
    if (runsScripts)
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    await context.clearCookies();
    if (isTraced) await context.tracing.stop();
    return true;
  } catch {
    return false;
  }
}
