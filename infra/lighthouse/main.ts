import { writeFileSync } from 'node:fs';
import lighthouse, { desktopConfig } from 'lighthouse';
import { freePort } from '@dryrun/runtime/private/process';
import { startBrowser } from '../e2e/browser.ts';
import { startSystem } from '../system/start-system.ts';

/**
 * `npm run lighthouse`: Lighthouse's four figures of the public pages, on a phone and on a desk. Ends with status 1 when
 * accessibility, best practices or search engines are not at 100. An address behind `--` uses a running system.
 */
const paths = [
  '/',
  '/course/coding-interview',
  '/course/coding-interview/how-to-use',
  '/blog/street-view-upload-system',
];

const given = process.argv[2];
const system = given === undefined ? await startSystem() : undefined;
const url = given ?? system?.url ?? '';
const port = await freePort();
const browser = await startBrowser([`--remote-debugging-port=${port}`]);
try {
  for (const device of ['phone', 'desk'] as const) {
    for (const path of paths) {
      const result = await lighthouse(
        url + path,
        { port, output: 'json', logLevel: 'error', throttlingMethod: 'simulate' },
        device === 'desk' ? desktopConfig : undefined,
      );
      const { categories, audits } = result?.lhr ?? { categories: {}, audits: {} };
      const figures = Object.values(categories).map(
        ({ id, score }) => [id, Math.round((score ?? 0) * 100)] as const,
      );
      console.log(`${device} ${path}: ${figures.map(([id, figure]) => `${id} ${figure}`).join(', ')}`);
      for (const audit of Object.values(audits)) {
        if (audit.score === 0 && audit.scoreDisplayMode === 'binary')
          console.log(`  ${audit.id}: ${audit.title}`);
      }
      if (figures.some(([id, figure]) => id !== 'performance' && figure < 100)) process.exitCode = 1;
      if (result && process.env['LIGHTHOUSE_REPORTS']) {
        const name = `${device}${path.replaceAll('/', '-')}.json`;
        writeFileSync(`${process.env['LIGHTHOUSE_REPORTS']}/${name}`, String(result.report));
      }
    }
  }
} finally {
  await browser.close();
  await system?.stop();
}
