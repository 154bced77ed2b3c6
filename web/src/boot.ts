import { recordEarlyInput } from './shared/earlyInput.ts';
import { reloadOnce } from './shared/reload.ts';
import { isSearchShortcut, searchLabel } from './shared/searchShortcut.ts';
import { hasSavedScroll, readStored } from './shared/storage.ts';
import { applyTheme, chooseTheme, currentTheme } from './shared/theme.ts';
import './shared/theme.css';

/**
 * The first script of every page. Loads the client according to `data-hydrate`, or at once for logged-in users:
 * - `immediate`, or no attribute because the page is not prerendered: at once;
 * - `on-scroll`: when the user scrolls, types, or interacts with a control;
 * - `on-interaction`: when the user points at, touches or focuses a control.
 */
const root = findRoot();
const { hydrate } = root.dataset;
const earlyInput = hydrate === undefined ? undefined : recordEarlyInput(root);

/** Links and buttons whose early clicks are replayed. The menu button is native and needs no script. */
const replayedControls =
  'button:not([popovertarget]), fieldset input, a[href="/login"], a[href="/signup"], a[data-side="next"]';
/** Must match the keys of SlideshowPlayer. */
const slideshowKeys = new Set(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', ' ']);

let clientStart: Promise<void> | undefined;
/** True after the client has started or failed to load. The browser then handles all events. */
let isStarted = false;

disableZodCompilation();
if (document.querySelector('[data-tilts]')) void tiltWithScript();
if (hydrate !== undefined) replayEarlyEvents();
if (needsClientNow()) void start();
else {
  startOnInteraction();
  if (hydrate === 'on-scroll') startOnScroll();
}

function findRoot(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  return element;
}

/** Zod would otherwise compile schemas with `new Function`, which the content security policy blocks. */
function disableZodCompilation(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}

function start(): Promise<void> {
  clientStart ??= startClient();
  return clientStart;
}

async function startClient(): Promise<void> {
  try {
    const main = await import('./main.tsx');
    await main.startClient(root);
    earlyInput?.restore();
  } catch {
    if (!reloadOnce(() => window.location.reload())) document.documentElement.dataset['failed'] = '';
  }
  isStarted = true;
}

function needsClientNow(): boolean {
  return (
    hydrate === undefined ||
    hydrate === 'immediate' ||
    readStored('accessToken') !== null ||
    window.location.hash !== '' ||
    window.history.state !== null ||
    // The scroll position is restored at once, not on the first mouse move.
    (hydrate === 'on-scroll' && hasSavedScroll())
  );
}

function startOnInteraction(): void {
  const onInteraction = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a, button, input, [tabindex]')) void start();
  };
  for (const event of ['pointerover', 'touchstart', 'focusin'])
    root.addEventListener(event, onInteraction, { passive: true });
}

function startOnScroll(): void {
  for (const event of ['scroll', 'keydown', 'touchstart'])
    window.addEventListener(event, () => void start(), { passive: true, once: true });
}

/**
 * Replays clicks and key presses that come before hydration. Ordinary links need no replay. Login and Next links do:
 * only the client knows the return path and records completions.
 */
function replayEarlyEvents(): void {
  applyTheme(() => !isStarted && labelThemeToggle());
  root.addEventListener('click', onEarlyClick);
  window.addEventListener('keydown', onEarlyKeyDown);
}

function onEarlyClick(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest(replayedControls) : null;
  if (isStarted || !(control instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey)
    return;
  event.preventDefault();
  if ('themeToggle' in control.dataset) chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark');
  else void replayClick(control);
}

function onEarlyKeyDown(event: KeyboardEvent): void {
  if (isStarted) return;
  const { target } = event;
  const search = document.querySelector(`button[aria-label="${searchLabel}"]`);
  const isInSlideshow = target instanceof HTMLElement && target.hasAttribute('data-slideshow');
  if (isSearchShortcut(event) && search instanceof HTMLElement) void replayClick(search);
  else if (isInSlideshow && slideshowKeys.has(event.key)) void replayKey(target, event.key);
  else return;
  event.preventDefault();
}

async function replayKey(target: EventTarget, key: string): Promise<void> {
  await start();
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** Dispatches all pointer events, because menus open on pointerdown and buttons react to click. */
async function replayClick(control: HTMLElement): Promise<void> {
  await start();
  if (!control.isConnected) return;
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
