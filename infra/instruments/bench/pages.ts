import { builtInCourse } from '@dryrun/content/course/outline';
import { flattenLessons } from '@dryrun/contracts/courses';
import { langNames, langs, type Lang } from '@dryrun/contracts/language';
import type { Browser, Page } from 'playwright-core';
import { pasteCode } from '../../e2e/code-editor.ts';
import { startBrowser } from '../../e2e/browser.ts';
import type { System } from '../../system/start-system.ts';
import { repeatRounds } from '../driver.ts';
import { createOwner, type Owner } from '../owners.ts';
import { programs } from '../programs.ts';
import { p50AndP95, printTable } from '../report.ts';

const codingLesson = `/course/${builtInCourse.path}/three-sum`;

/** Lighthouse's "slow 4G": 1.6 Mbit/s, 150 ms per round trip, and a CPU that is 4 times as slow. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowCpuRate = 4;

type Milestone = 'interactive' | 'plain editor' | 'Monaco';

/** How long a lesson is read before the click on Next: less and more than the client waits to prefetch the next lesson. */
const readingTimesMs = [1000, 4000];
/** How long the pointer rests on Next before the click. */
const hoverMs = 300;

/** Measures in Chromium: from Run to the painted verdict, the first load of a coding lesson, and lesson to lesson. */
export async function benchPages(system: System, rounds: number): Promise<void> {
  const owner = await createOwner(system);
  const browser = await startBrowser();
  try {
    await benchRuns(browser, system.url, owner, rounds);
    await benchFirstLoads(browser, system.url, owner, rounds);
    await benchNextLessons(browser, system.url, owner);
  } finally {
    await browser.close();
  }
}

async function benchRuns(browser: Browser, url: string, owner: Owner, rounds: number): Promise<void> {
  const rows: string[][] = [];
  for (const lang of langs) {
    const page = await openPage(browser, url, owner, lang);
    await page.goto(codingLesson);
    const times = await repeatRounds(rounds, 2, async (round) => {
      await pasteCode(page, programs[lang].solution(`${round} ${Date.now()}`));
      const run = page.getByRole('button', { name: 'Run', exact: true });
      const painted = await run.evaluate(timeUntilPainted, 'h2[data-kind=run]');
      return { painted, page: painted - (await page.evaluate(serverTime)) };
    });
    const samplesOf = (name: 'painted' | 'page') => p50AndP95(times.map((time) => time[name]));
    rows.push([langNames[lang], ...samplesOf('painted'), ...samplesOf('page')]);
    await page.context().close();
  }
  printTable(['Run to painted verdict', 'p50 ms', 'p95 ms', 'without requests p50', 'p95'], rows);
}

async function benchFirstLoads(browser: Browser, url: string, owner: Owner, rounds: number): Promise<void> {
  const times = await repeatRounds(rounds, 1, async () => {
    const page = await openPage(browser, url, owner, 'python3');
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowNetwork);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowCpuRate });
    const startedAt = performance.now();
    await page.goto(codingLesson, { waitUntil: 'commit' });
    const since = async (milestone: Milestone) => {
      await page.waitForFunction(isReached, milestone, { timeout: 60_000 });
      return performance.now() - startedAt;
    };
    const result = {
      plainEditor: await since('plain editor'),
      interactive: await since('interactive'),
      monaco: await since('Monaco'),
    };
    await page.context().close();
    return result;
  });
  printTable(
    ['first load at 1.6 Mbit/s, 150 ms, CPU / 4', 'p50 ms', 'p95 ms'],
    [
      ['plain editor', ...p50AndP95(times.map(({ plainEditor }) => plainEditor))],
      ['buttons react', ...p50AndP95(times.map(({ interactive }) => interactive))],
      ['Monaco', ...p50AndP95(times.map(({ monaco }) => monaco))],
    ],
  );
}

/** Opens each text lesson once per page, because a lesson that was opened before is still loaded. */
async function benchNextLessons(browser: Browser, url: string, owner: Owner): Promise<void> {
  const [first, ...others] = flattenLessons(builtInCourse).filter(({ isCodingProblem }) => !isCodingProblem);
  const rows: string[][] = [];
  for (const readingMs of readingTimesMs) {
    const page = await openPage(browser, url, owner, 'python3');
    await page.goto(`/course/${builtInCourse.path}/${first?.urlPath}`);
    const times = await repeatRounds(others.length - 1, 1, async () => {
      await page.waitForTimeout(readingMs);
      const link = page.locator('a[data-side=next]');
      await link.hover();
      await page.waitForTimeout(hoverMs);
      return link.evaluate(timeUntilPainted, 'article h2');
    });
    rows.push([`after ${readingMs} ms`, ...p50AndP95(times)]);
    await page.context().close();
  }
  printTable(['text lesson to the next', 'p50 ms', 'p95 ms'], rows);
}

async function openPage(browser: Browser, url: string, { token }: Owner, lang: Lang): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.addInitScript(
    (items) => {
      for (const [key, value] of items) localStorage.setItem(key, value);
    },
    [
      ['accessToken', token],
      ['editorLanguage', lang],
    ] as const,
  );
  return context.newPage();
}

/** Runs in the page. Clicks the element and waits until another element that matches `selector` is painted. */
async function timeUntilPainted(element: Element, selector: string): Promise<number> {
  const last = document.querySelector(selector);
  performance.clearResourceTimings();
  const startedAt = performance.now();
  (element as HTMLElement).click();
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      const current = document.querySelector(selector);
      if (!current || current === last) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await new Promise<void>((resolve) => {
    // A message that is sent from a frame's callback arrives after the frame is painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port2.addEventListener('message', () => resolve());
      port2.start();
      port1.postMessage(undefined);
    });
  });
  return performance.now() - startedAt;
}

/** Runs in the page. The plain editor takes text as soon as it is visible; React and Monaco take it over. */
function isReached(milestone: Milestone): boolean {
  if (milestone === 'plain editor')
    return document.querySelector('textarea[aria-label^="Code editor"]') !== null;
  if (milestone === 'Monaco') return document.querySelector('.monaco-editor .view-lines') !== null;
  const run = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent.startsWith('Run'),
  );
  return Object.keys(run ?? {}).some((key) => key.startsWith('__reactProps'));
}

/** Runs in the page. Returns the time from the first request about a run to the last response. */
function serverTime(): number {
  const requests = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/api/code/run'));
  const ends = requests.map((entry) => (entry as PerformanceResourceTiming).responseEnd);
  return Math.max(...ends) - Math.min(...requests.map(({ startTime }) => startTime));
}
