import { expect, test } from '@jest/globals';

test('computes a style again after a change of the element, its parent or a style sheet', () => {
  const parent = document.createElement('div');
  const element = parent.appendChild(document.createElement('p'));
  document.body.append(parent);
  const style = () => {
    const { display, visibility } = getComputedStyle(element);
    return `${display} ${visibility}`;
  };
  expect([style(), style()]).toEqual(['block visible', 'block visible']);
  parent.style.visibility = 'hidden';
  expect([style(), style()]).toEqual(['block hidden', 'block hidden']);
  parent.removeAttribute('style');
  expect(style()).toBe('block visible');
  element.style.display = 'none';
  expect(style()).toBe('none visible');
  element.style.display = '';
  expect(style()).toBe('block visible');
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = '.hidden p { display: none }';
  expect(style()).toBe('block visible');
  parent.className = 'hidden';
  expect(style()).toBe('none visible');
  sheet.remove();
  expect(style()).toBe('block visible');
  parent.remove();
});
