import { recordEarlyInput } from './shared/earlyInput.ts';
import { reloadOnce } from './shared/reload.ts';
import { isSearchShortcut } from './shared/searchShortcut.ts';
import { readStored, storedKeys } from './shared/storage.ts';
import { applyTheme, chooseTheme, currentTheme } from './shared/theme.ts';

/** Starts the client when `data-hydrate` says so. Replays earlier events. */
const root = findRoot();
const { hydrate } = root.dataset;
const earlyInput = hydrate === undefined ? undefined : recordEarlyInput(root);
/** Aborts when React handles events, or when the client fails to load. The browser then handles all events. */
const early = new AbortController();
/** Aborts when the client listens for the search shortcut, which React doesn't replay. */
const earlyShortcut = new AbortController();

/** Links and buttons whose early clicks are replayed. The menu button is native and needs no script. */
const replayedControls =
  'button:not([popovertarget]), fieldset input, a[href="/login"], a[href="/signup"], a[data-side="next"]';
const firstInputs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];
/** Readers who don't scroll, and search engines, see the comments of a post, too. */
const deferredStartMs = 4000;

let clientStart: Promise<void> | undefined;

disableZodCompilation();
applyTheme(labelThemeToggle);
if (document.querySelector('[data-tilts]')) void tiltWithScript();
if (hydrate !== undefined) replayEarlyEvents();
if (needsClient()) void start();
else startOnInput();

function findRoot(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  return element;
}

/** Zod would otherwise compile schemas with `new Function`, which the content security policy blocks. */
function disableZodCompilation(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}

function needsClient(): boolean {
  if (hydrate === 'on-input') return readStored('accessToken') !== null;
  if (hydrate !== 'deferred') return true;
  // The server renders a page for a new visitor, and without the query and the hash of its URL.
  const { search, hash } = window.location;
  return search + hash !== '' || storedKeys().some((key) => key !== 'theme');
}

function startOnInput(): void {
  const onInput = (event: Event) => {
    // Browsers report a resting pointer when a page has loaded below it.
    const isResting =
      event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
    if (!isResting) void start();
  };
  for (const type of firstInputs)
    window.addEventListener(type, onInput, { passive: true, signal: early.signal });
  if (hydrate !== 'deferred') return;
  const startLater = () => {
    preloadChunks();
    setTimeout(() => void start(), deferredStartMs);
  };
  // The fonts and images have arrived, and the first frame is painted.
  window.addEventListener('load', () => requestAnimationFrame(() => setTimeout(startLater)), { once: true });
}

/** Loads the chunks that the page lists, without running them. */
function preloadChunks(): void {
  const list = document.getElementById('chunks');
  list?.remove();
  for (const href of JSON.parse(list?.textContent ?? '[]') as string[]) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
  }
}

function start(): Promise<void> {
  clientStart ??= startClient();
  return clientStart;
}

async function startClient(): Promise<void> {
  preloadChunks();
  try {
    const { loadClient } = await import('./main.tsx');
    const render = await loadClient(root);
    early.abort(); // React replays what happens while it hydrates
    await render();
    earlyShortcut.abort();
    earlyInput?.restore();
  } catch {
    early.abort();
    earlyShortcut.abort();
    if (!reloadOnce(() => window.location.reload())) document.documentElement.dataset['failed'] = '';
  }
}

/**
 * Replays clicks and key presses that come before the client. Ordinary links need no replay. Login and Next links do:
 * only the client knows the return path and records completions.
 */
function replayEarlyEvents(): void {
  const { signal } = early;
  root.addEventListener('click', onEarlyClick, { signal });
  window.addEventListener('keydown', onEarlyKeyDown, { signal: earlyShortcut.signal });
}

function onEarlyClick(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest(replayedControls) : null;
  if (!(control instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if ('themeToggle' in control.dataset) chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark');
  else void replayClick(control);
}

/** Native controls handle their own keys; Enter and Space become clicks. */
function onEarlyKeyDown(event: KeyboardEvent): void {
  const { target } = event;
  const isOnControl = target instanceof Element && target.closest('a, button, input, textarea') !== null;
  if (isSearchShortcut(event)) event.preventDefault();
  else if (isOnControl || early.signal.aborted) return;
  void start().then(() => target?.dispatchEvent(new KeyboardEvent('keydown', event)));
}

/** Dispatches pointer events too, because menus and tabs react to them. */
async function replayClick(control: HTMLElement): Promise<void> {
  await start();
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
    control.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, button: 0 }));
  control.click();
}

/** Fallback for browsers without scroll-driven animations. */
async function tiltWithScript(): Promise<void> {
  if (CSS.supports('animation-timeline: scroll()')) return;
  const { tiltOnScroll } = await import('./features/landing/tiltOnScroll.ts');
  tiltOnScroll();
}

/** Corrects the toggle's label, because pages are prerendered in the dark theme. */
function labelThemeToggle(): void {
  const other = currentTheme() === 'dark' ? 'light' : 'dark';
  document.querySelector('[data-theme-toggle]')?.setAttribute('aria-label', `Switch to the ${other} theme`);
}
