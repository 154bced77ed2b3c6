import { readFileSync } from 'node:fs';

/** Runs the script of index.html in the page of the test. */
export function runIndexScript(): void {
  const html = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
  const script = document.createElement('script');
  script.textContent = /<script>([^]*?)<\/script>/.exec(html)?.[1] ?? '';
  document.head.append(script);
}
