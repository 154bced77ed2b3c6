import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { tiltOnScroll } from './tiltOnScroll.ts';

let picture: HTMLElement;
let reducesMotion: boolean;
let stop = () => {};
beforeEach(() => {
  reducesMotion = false;
  picture = document.body.appendChild(document.createElement('div'));
  picture.dataset['tilts'] = '';
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    callback(0);
    return 0;
  });
  jest.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: reducesMotion }) as MediaQueryList);
});
afterEach(() => {
  stop();
  picture.remove();
  jest.restoreAllMocks();
});

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

test('tilts the picture at the top of the page and straightens it while scrolling', () => {
  scrollTo(0);
  stop = tiltOnScroll();
  expect(picture.style.transform).toBe('rotateX(16deg) scale(0.965)');
  scrollTo(280);
  expect(picture.style.transform).toBe('rotateX(8deg) scale(0.9825)');
  scrollTo(900);
  expect(picture.style.transform).toBe('');
});

test('does not tilt with prefers-reduced-motion', () => {
  reducesMotion = true;
  stop = tiltOnScroll();
  scrollTo(100);
  expect(picture.style.transform).toBe('');
});
