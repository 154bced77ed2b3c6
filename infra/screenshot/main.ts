import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readBlogPosts } from '@dryrun/content/blog';
import { readInterviewScript } from '@dryrun/content/interview-script';
import { listProblems, type LoadedProblem } from '@dryrun/content/problems';
import type { BlogPost } from '@dryrun/contracts/blog';
import type { InterviewScript } from '@dryrun/contracts/interview-script';
import type { RunningRehearsal } from '@dryrun/contracts/rehearsal';
import type { Browser, Page, PageScreenshotOptions } from 'playwright-core';
import { logInThroughForm, startBrowser } from '../e2e/browser.ts';
import { chooseLanguage, pasteCode } from '../e2e/code-editor.ts';
import { readThreeSum } from '../e2e/three-sum.ts';
import { startSystem } from '../system/start-system.ts';

/** `npm run screenshot [-- URL]`: captures the product screenshots in both themes, and the share images. */
const images = fileURLToPath(new URL('../../web/public/images/', import.meta.url));
const size = { width: 1440, height: 900 };
const widths = [800, 1440, 2160];
type Clip = NonNullable<PageScreenshotOptions['clip']>;
/** A person types about four characters a second. */
const keyMs = 240;
const replayMargin = 24;
const replaySizes = { wide: { width: 1200, height: 640 }, narrow: { width: 390, height: 680 } };

const urlArgument = process.argv[2];
const system = urlArgument === undefined ? await startSystem() : undefined;
const browser = await startBrowser();
try {
  mkdirSync(`${images}product`, { recursive: true });
  for (const theme of ['light', 'dark'] as const)
    await captureWorkspace(browser, urlArgument ?? system?.url ?? '', theme);
  await captureReplay(browser, urlArgument ?? system?.url ?? '');
  await captureShareImage(browser);
  for (const post of readBlogPosts()) await capturePostShareImage(browser, post);
} finally {
  await browser.close();
  await system?.stop();
}

async function captureWorkspace(running: Browser, url: string, theme: 'light' | 'dark'): Promise<void> {
  const context = await running.newContext({
    viewport: size,
    deviceScaleFactor: 1.5,
    colorScheme: theme,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await logInThroughForm(page, url);
  await page.goto(`${url}/course/coding-interview/three-sum`);
  await chooseLanguage(page, 'python3');
  await pasteCode(page, await readThreeSum('solutions/solution.py'));
  await page.keyboard.press('ControlOrMeta+Home');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByRole('status').filter({ hasText: 'Approved' }).first().waitFor({ timeout: 60_000 });
  await page.mouse.move(0, 0);
  for (const width of widths) {
    writeFileSync(
      `${images}product/workspace-${theme}-${width}.webp`,
      await captureWebp(page, { x: 0, y: 0, ...size }, width / size.width),
    );
  }
  await context.close();
}

/** Captures the replay of a rehearsal that takes about eight minutes, at a desktop's and a phone's size. */
async function captureReplay(running: Browser, url: string): Promise<void> {
  const context = await running.newContext({ viewport: size, deviceScaleFactor: 2, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('editorLanguage', 'python3'));
  await logInThroughForm(page, url);
  await page.goto(`${url}/rehearse`);
  const started = page.waitForResponse(/\/api\/rehearsals\/[^/]+$/);
  await page.getByRole('button', { name: 'Start the clock' }).click();
  await rehearse(page, ((await (await started).json()) as RunningRehearsal).task);
  await page.getByRole('heading', { level: 1, name: /^Replay: / }).waitFor();
  await page.getByRole('radio', { name: /^3 / }).first().check();
  await page.getByRole('button', { name: /^\d+:\d\d Test$/ }).click();
  await page.getByRole('slider', { name: 'Time' }).press('ArrowLeft');
  await page.getByRole('slider', { name: 'Time' }).blur();
  await page.mouse.move(0, 0);
  for (const [name, { width, height }] of Object.entries(replaySizes)) {
    await page.setViewportSize({ width, height: height + 200 });
    await page.evaluate(() => scrollTo(0, 0));
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    const clip = { x: 0, y: (heading?.y ?? 0) - replayMargin, width, height };
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(500); // colors change slowly
      writeFileSync(`${images}product/replay-${colorScheme}-${name}.webp`, await captureWebp(page, clip, 1));
    }
  }
  await context.close();
}

/** A rehearsal from its first stage to its end. */
async function rehearse(page: Page, task: string): Promise<void> {
  const { problem, script } = findByTask(task);
  const goOn = (stage: string) => page.getByRole('button', { name: `Next: ${stage}` }).click();
  for (const { ask } of script.questions.slice(0, 3)) {
    await page.getByRole('textbox', { name: 'Ask the interviewer' }).fill(ask);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(12_000);
  }
  await goOn('Examples');
  const example = page.getByRole('tabpanel', { name: /^Example \d$/ });
  for (const [i, { input, expected }] of problem.cases.slice(0, 2).entries()) {
    await page.getByRole('tab', { name: `Example ${i + 1}` }).click();
    for (const [argument, { name }] of problem.signature.args.entries())
      await example
        .getByRole('textbox', { name: new RegExp(`^${name} `) })
        .pressSequentially(input[argument] ?? '', { delay: keyMs });
    await example.getByRole('textbox', { name: 'Answer' }).pressSequentially(expected, { delay: keyMs });
  }
  await page.getByRole('button', { name: 'Check the examples' }).click();
  await page.getByText(/answers are right\./).waitFor();
  await goOn('Plan');
  await page
    .getByRole('textbox', { name: 'Brute force' })
    .pressSequentially('Try all of them and keep the right ones.', { delay: keyMs });
  await page.getByRole('combobox', { name: 'Time' }).selectOption('n^2');
  await page.getByRole('combobox', { name: 'Extra memory' }).selectOption('n');
  await goOn('Code');
  await page.locator('.monaco-editor').first().click();
  await page.keyboard.press('ControlOrMeta+A');
  for (const line of readFileSync(`${problem.folder}/solutions/solution.py`, 'utf8')
    .replaceAll(problem.signature.function, 'solve')
    .split('\n')) {
    await page.keyboard.press('Shift+Home'); // replaces the indentation that the editor adds
    await page.keyboard.type(line, { delay: keyMs });
    await page.keyboard.press('Escape'); // closes suggestions
    await page.keyboard.press('Enter');
  }
  await goOn('Test');
  await page.getByRole('button', { name: 'Run the cases' }).click();
  await page.getByRole('heading', { name: 'Approved' }).waitFor();
  await page.getByRole('button', { name: 'Submit once' }).click();
  await page.getByText(/tests passed/).waitFor();
  await goOn('Cost');
  await goOn('Follow-up');
  await page.getByRole('button', { name: 'End the rehearsal' }).click();
  await page.getByRole('button', { name: 'End it' }).click();
}

/** Finds the problem by its task, because a running rehearsal does not say which one it is. */
function findByTask(task: string): { problem: LoadedProblem; script: InterviewScript } {
  for (const problem of listProblems()) {
    const script = readInterviewScript(problem);
    if (script.task === task) return { problem, script };
  }
  throw new Error(`No problem has this task: ${task}`);
}

/** Playwright's own screenshots do not support WebP. */
async function captureWebp(page: Page, clip: Clip, scale: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 82,
    clip: { ...clip, scale },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

function siteFont(): string {
  const file = '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
  const font = readFileSync(new URL(file, import.meta.url)).toString('base64');
  return `@font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }`;
}

/** Captures the image that link previews of the site show. */
async function captureShareImage(running: Browser): Promise<void> {
  const context = await running.newContext({ viewport: { width: 1200, height: 630 } });
  const page = await context.newPage();
  const screenshot = readFileSync(`${images}product/workspace-light-1440.webp`).toString('base64');
  const logo = readFileSync(new URL('../../web/public/favicon.svg', import.meta.url)).toString('base64');
  await page.setContent(`<style>${siteFont()}
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: #fbfaf7; color: #23262d; font-family: Inter }
    header { display: flex; gap: 20px; align-items: center; padding: 56px 64px 0; font-size: 44px; font-weight: 700; letter-spacing: -1px }
    p { margin: 16px 64px 36px; font-size: 30px; color: #5f6470 }
    img.shot { width: 1072px; margin: 0 64px; border: 1px solid #d9d8d2; border-radius: 14px; box-shadow: 0 16px 48px #0002 }
  </style>
  <header><img width="56" src="data:image/svg+xml;base64,${logo}">Dry Run</header>
  <p>Prepare for technical interviews by rehearsing them.</p>
  <img class="shot" src="data:image/webp;base64,${screenshot}">`);
  await page.locator('img.shot').evaluate((image: HTMLImageElement) => image.decode());
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${images}share.png` });
  await context.close();
}

/** Captures an article's share image, because link previews do not support its SVG picture. */
async function capturePostShareImage(running: Browser, { path, title, imageUrl }: BlogPost): Promise<void> {
  const context = await running.newContext({
    viewport: { width: 1200, height: 630 },
    colorScheme: 'light',
  });
  const page = await context.newPage();
  const picture = readFileSync(new URL(`../../web/public${imageUrl}`, import.meta.url)).toString('base64');
  const logo = readFileSync(new URL('../../web/public/favicon.svg', import.meta.url)).toString('base64');
  await page.setContent(`<style>${siteFont()}
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: #fbfaf7; color: #23262d; font-family: Inter; display: grid; grid-template-rows: auto 1fr }
    header { padding: 44px 64px 28px; font-size: 46px; line-height: 1.15; font-weight: 700; letter-spacing: -1px; text-wrap: balance }
    header span { display: flex; gap: 12px; align-items: center; margin-bottom: 18px; font-size: 26px; letter-spacing: 0 }
    img.drawing { width: 1200px; height: 100%; object-fit: cover; object-position: 50% 40%; border-top: 1px solid #d9d8d2 }
  </style>
  <header><span><img width="34" src="data:image/svg+xml;base64,${logo}">Dry Run</span></header>
  <img class="drawing" src="data:image/svg+xml;base64,${picture}">`);
  await page.locator('header').evaluate((header, text) => header.append(text), title);
  await page.locator('img.drawing').evaluate((image: HTMLImageElement) => image.decode());
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${images}blog/share-${path}.png` });
  await context.close();
}
