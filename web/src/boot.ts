import { reloadOnce } from './shared/reload.ts';
import { isSearchShortcut, searchLabel } from './shared/searchShortcut.ts';
import { hasSavedScroll, readStored } from './shared/storage.ts';
import { applyTheme, chooseTheme, currentTheme } from './shared/theme.ts';
import './shared/theme.css';

/**
 * The first script of every page. A complete page that reads well without the client gets it when its visitor reaches for
 * a link or button (`data-hydrate="on-intent"`: the landing page, help, terms), or also when they begin to read
 * (`on-reading`: the course, texts); every other page gets it at once, and so does everyone who is logged in.
 */
const found = document.getElementById('root');
if (!found) throw new Error('index.html has no #root');
const root = found;

/** Zod's own settings: without this it would try to make functions of texts, which our content security policy refuses. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

let starting: Promise<void> | undefined;
let isWaiting = true;

if (document.querySelector('[data-tilts]')) void tiltWithoutTimelines();

/** What is pressed again; the menu's button works without the client. */
const kept =
  'button:not([popovertarget]), fieldset input, a[href="/login"], a[href="/signup"], a[data-side="next"]';
/** A slideshow's keys; see SlideshowPlayer. */
const stageKeys = new Set(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', ' ']);

function start(): Promise<void> {
  starting ??= startClient();
  return starting;
}

async function startClient(): Promise<void> {
  try {
    const main = await import('./main.tsx');
    await main.startClient(root);
  } catch {
    if (!reloadOnce(() => window.location.reload())) document.documentElement.dataset['failed'] = '';
  }
  isWaiting = false;
}

const { hydrate } = root.dataset;
if (hydrate !== undefined) keepPresses();
if (hydrate === undefined || hydrate === 'now' || isExpected()) void start();
else awaitIntent(hydrate === 'on-reading');

/** Whether the page has to be more than it shows by itself: for a person, for a part of it, or for where they came from. */
function isExpected(): boolean {
  const { hash } = window.location;
  // Who stopped in a lesson returns to the place at once, not at the first move of the mouse.
  return (
    readStored('accessToken') !== null ||
    hash !== '' ||
    window.history.state !== null ||
    (hydrate === 'on-reading' && hasSavedScroll())
  );
}

/** The client is asked for as soon as somebody reaches for what it would answer, or begins to read. */
function awaitIntent(isForReaders: boolean): void {
  const reach = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a, button, input, [tabindex]')) void start();
  };
  for (const event of ['pointerover', 'touchstart', 'focusin'])
    root.addEventListener(event, reach, { passive: true });
  if (!isForReaders) return;
  for (const event of ['scroll', 'keydown', 'touchstart'])
    window.addEventListener(event, () => void start(), { passive: true, once: true });
}

/**
 * A press that comes before the client is not lost: links work by themselves, buttons and a quiz's answers are pressed
 * again. So are the links that log in, because they carry the way back, and the one to the next lesson, which completes
 * this one: only the client knows how. Ctrl+K presses the search, and a slideshow gets its keys.
 */
function keepPresses(): void {
  applyTheme(() => isWaiting && nameThemeToggle());
  root.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest(kept) : null;
    if (!isWaiting || !(pressed instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    if ('themeToggle' in pressed.dataset) chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark');
    else void pressAgain(pressed);
  });
  window.addEventListener('keydown', (event) => {
    const search = document.querySelector(`button[aria-label="${searchLabel}"]`);
    if (!isWaiting) return;
    const isOnStage = event.target instanceof HTMLElement && event.target.hasAttribute('data-stage');
    if (isSearchShortcut(event) && search instanceof HTMLElement) void pressAgain(search);
    else if (isOnStage && stageKeys.has(event.key)) void typeAgain(event.target, event.key);
    else return;
    event.preventDefault();
  });
}

async function typeAgain(stage: EventTarget, key: string): Promise<void> {
  await start();
  stage.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** As a finger would: menus open when it comes down, buttons when it goes up. */
async function pressAgain(button: HTMLElement): Promise<void> {
  await start();
  if (!button.isConnected) return;
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
    button.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, button: 0 }));
  button.click();
}

/** Browsers that cannot tie an animation to the scroll position get the tilt by a script. */
async function tiltWithoutTimelines(): Promise<void> {
  if (CSS.supports('animation-timeline: scroll()')) return;
  const { tiltOnScroll } = await import('./features/landing/tiltOnScroll.ts');
  tiltOnScroll();
}

/** The page was drawn for the dark theme; where another holds, the switch says so. */
function nameThemeToggle(): void {
  const other = currentTheme() === 'dark' ? 'light' : 'dark';
  document.querySelector('[data-theme-toggle]')?.setAttribute('aria-label', `Switch to the ${other} theme`);
}
