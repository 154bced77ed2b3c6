import { createRequire } from 'node:module';
import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { renderWith } from '../../../test/render.tsx';
import { Markdown, prepareMarkdown } from './Markdown.tsx';
import { tokenize } from './tokenize.ts';
import { loadExtras } from './useExtraPlugins.ts';

beforeAll(() => loadExtras(['html', 'math']));
afterEach(() => void jest.useRealTimers());

function show(text: string) {
  const app = renderWith(<Markdown text={text} />);
  const page = app.container.querySelector<HTMLElement>('[data-density]');
  if (!page) throw new Error('no markdown was rendered');
  return { ...app, page };
}

const everySyntax = `# Title

A **word** with \`code\`, a [link](/faq), ~~old~~ text[^1] and $n^2$.

> A quote

1. One
2. Two
   - [x] Done

| a | b |
| :- | -: |
| 1 | 2 |

:::tip
Sort first.
:::

\`\`\`java
int[] a;
\`\`\`

\`\`\`python3
a = []
\`\`\`

[^1]: A note.`;

/** Without React's ids, empty lines and the value of attributes without a value. */
const normalized = ({ innerHTML }: HTMLElement) =>
  innerHTML.replaceAll(/_r_\w+_|="true"|=""/g, '').replaceAll(/\n+/g, '\n');

test('renders a text without HTML as if its HTML was parsed', () => {
  const plain = show(everySyntax).page;
  const parsed = show(`${everySyntax}\n\n<!-- HTML -->`).page;
  expect([plain.dataset['html'], parsed.dataset['html']]).toEqual([undefined, 'true']);
  expect(normalized(parsed)).toBe(normalized(plain));
});

test('shows a prepared text like any other', async () => {
  const text = `${everySyntax}\n\n<b>bold</b>`;
  const unprepared = show(text).page;
  await prepareMarkdown(text);
  expect(normalized(show(text).page)).toBe(normalized(unprepared));
});

test.each([
  ['a script', 'a<script>window.stolen = 1</script>b'],
  ['a script in svg', '<svg><script>stolen</script></svg>b'],
  ['an event handler', '<img src="/x.svg" onerror="stolen()">'],
  ['an event handler on a div', '<div onclick="stolen()" onmouseover=stolen()>x</div>'],
  ['a javascript link', '[x](javascript:stolen())'],
  ['a disguised javascript link', '<a href="java&#x0A;script:stolen()">x</a>'],
  ['a data link', '[x](data:text/html;base64,c3RvbGVu)'],
  ['a data picture', '![x](data:image/svg+xml;base64,c3RvbGVu)'],
  ['an insecure picture', '![x](http://evil.example/p.png?stolen)'],
  ['a frame', '<iframe src="https://evil.example/stolen"></iframe>'],
  ['a frame with a document', '<iframe srcdoc="<script>stolen</script>"></iframe>'],
  ['an object', '<object data="stolen.swf"></object><embed src="stolen.swf">'],
  ['a form', '<form action="/stolen"><button formaction="/stolen">x</button></form>'],
  ['a text field', '<input type="text" name="stolen" autofocus onfocus="stolen()">'],
  ['a style sheet', '<style>body { background: url(stolen) }</style>'],
  ['a linked style sheet', '<link rel="stylesheet" href="stolen.css">'],
  ['a redirect', '<meta http-equiv="refresh" content="0;url=stolen">'],
  ['a base URL', '<base href="https://stolen.example">'],
  ['a style that loads', '<div style="background-color: url(https://stolen)">x</div>'],
  ['a style that covers the page', '<div style="position: fixed; inset: 0; color: stolen">x</div>'],
  ['a style with an expression', '<span style="width: expression(stolen())">x</span>'],
  ['a class of the site', '<div class="stolen">x</div>'],
  [
    'a mathml trick',
    '<math><mtext><table><mglyph><style><img src=x onerror=stolen()></style></mglyph></table></mtext></math>',
  ],
  ['a template', '<template><img src=x onerror=stolen()></template>'],
  ['a noscript trick', '<noscript><p title="</noscript><img src=x onerror=stolen()>"></noscript>'],
  ['a comment trick', '<!--><img src=x onerror=stolen()>-->'],
  ['a title trick', '<title><img src=x onerror=stolen()></title>'],
])('removes %s', (_, maliciousText) => {
  // Checks the HTML as text, because jsdom would drop some of it.
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Markdown text={maliciousText} />
    </MemoryRouter>,
  );
  expect(html.replaceAll('&lt;', '').toLowerCase()).not.toMatch(
    /stolen|javascript:|<(?:script|iframe|object|embed|form|style|link|meta|base|svg|math|template)/,
  );
});

test("removes an author's id", () => {
  const { page } = show('<a id="main" href="#x">x</a>');
  expect(page.querySelector('#main')).toBeNull();
});

test('keeps allowed HTML', () => {
  const { page } = show(
    '10<sup>5</sup> H<sub>2</sub> <kbd>Esc</kbd>\n\n| a |\n|---|\n| <span style="color: #f00">red</span> |',
  );
  expect(page.querySelector('sup')?.textContent).toBe('5');
  expect(page.querySelector('sub')?.textContent).toBe('2');
  expect(page.querySelector('kbd')?.textContent).toBe('Esc');
  expect(page.querySelector<HTMLElement>('td span')?.style.color).toBe('rgb(255, 0, 0)');
});

test('removes span styles outside table cells, and divs', () => {
  const { page } = show('<span style="color: red">a</span> <div style="text-align: center">b</div>');
  expect(page.querySelector('[style]')).toBeNull();
  expect(page.textContent).toContain('a b');
});

test('renders an empty corner cell as td', () => {
  const { page } = show('| | Java |\n| --- | --- |\n| Stack | `push` |');
  const headers = [...page.querySelectorAll('th')].map((cell) => cell.textContent);
  expect(headers).toEqual(['Java']);
  expect(page.querySelector('thead td')?.textContent).toBe('');
});

test('puts tables into a focusable scroll region', () => {
  show('| a | b |\n|---|--:|\n| 1 | 2 |');
  const region = screen.getByRole('group', { name: 'Table' });
  expect(region.tabIndex).toBe(0);
  expect(within(region).getByRole('cell', { name: '2' })).toBeTruthy();
});

test('gives headings ids and links', () => {
  show('## The idea\n\ntext\n\n## The idea');
  expect(screen.getAllByRole('heading').map(({ id }) => id)).toEqual(['the-idea', 'the-idea-1']);
  expect(screen.getAllByRole('link')[1]?.getAttribute('href')).toBe('#the-idea-1');
});

test('links footnotes in both directions', () => {
  const { page } = show('A claim.[^1]\n\n[^1]: Its source.');
  const links = page.querySelectorAll('a[href*="fn"]');
  expect(links).toHaveLength(2);
  for (const link of links) {
    expect(page.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`)).not.toBeNull();
  }
});

const group = '```java\nint j;\n```\n\n```python\np = 1\n```\n\n```cpp\nint c;\n```\n';

test('groups code in several languages into tabs and saves the choice', async () => {
  const { user } = show(`${group}\ntext\n\n${group}`);
  const [first, second] = screen.getAllByRole('tablist', { name: 'Programming language' });
  expect(screen.getAllByText('int j;')).toHaveLength(2);
  if (!first || !second) throw new Error('two groups were expected');
  await user.click(within(first).getByRole('tab', { name: 'Python3' }));
  expect(within(second).getByRole('tab', { name: 'Python3' }).getAttribute('aria-selected')).toBe('true');
  expect(localStorage.getItem('editorLanguage')).toBe('python3');
  expect(screen.queryByText('int j;')).toBeNull();
});

test('shows a message for a language without code', async () => {
  const { user } = show('```java\nint j;\n```\n```python\np = 1\n```');
  await user.click(screen.getByRole('tab', { name: 'C++' }));
  expect(screen.getByText('No C++ code available')).toBeTruthy();
});

test('shows no tabs for a single block, another language, or two of the same language', () => {
  show('```java\nint a;\n```\n\n```text\nplain\n```\n\n```java\nint b;\n```\n```java\nint c;\n```');
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(4);
});

test('does not group blocks with text between them', () => {
  show('```java\nint j;\n```\n\nor\n\n```python\np = 1\n```');
  expect(screen.queryByRole('tablist')).toBeNull();
});

test('copies the visible code and confirms it for two seconds', async () => {
  jest.useFakeTimers();
  show(group);
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await act(async () => screen.getByRole('button', { name: 'Copy' }).click());
  expect(write).toHaveBeenCalledWith('int j;');
  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
});

test.each(['java', 'python3', 'c_cpp'] as const)('colors %s code with CSS variables', async (lang) => {
  const comment = lang === 'python3' ? '# note' : '// note';
  const code = `class A ${comment}\nreturn 1`;
  const lines = await tokenize(code, lang);
  expect(lines.map((line) => line.map(({ content }) => content).join('')).join('\n')).toBe(code);
  const colors = lines.flat().map(({ color }) => color);
  expect(colors).toContain('var(--code-keyword)');
  expect(colors).toContain('var(--code-comment)');
});

test('shows plain code without the highlighter', () => {
  const { page } = show('```java\nclass A {}\n```');
  expect(page.querySelector('code')?.textContent).toBe('class A {}');
});

test('wraps plain text but not code', () => {
  const { container } = renderWith(<Markdown text={'```text\nInput: 1\n```\n\n```java\nint x;\n```\n'} />);
  const wraps = [...container.querySelectorAll('pre')].map((pre) => pre.closest('[data-wrapped]') !== null);
  expect(wraps).toEqual([true, false]);
});

test('styles math by the version of KaTeX that renders it', () => {
  const own = createRequire(import.meta.url);
  const renderer = createRequire(own.resolve('rehype-katex'));
  const versionOf = (load: (name: string) => unknown) => (load('katex') as { version: string }).version;
  expect(versionOf(own)).toBe(versionOf(renderer));
});
