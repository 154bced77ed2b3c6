import { writeFileSync } from 'node:fs';
import lighthouse, { desktopConfig } from 'lighthouse';
import { freePort } from '@dryrun/runtime/private/process';
import { startBrowser } from '../e2e/browser.ts';
import { startSystem } from '../system/start-system.ts';

/** `npm run lighthouse [-- URL]`: exits with code 1 unless accessibility, best practices and SEO are 100. */
const paths = [
  '/',
  '/course/coding-interview',
  '/course/coding-interview/how-to-use',
  '/blog/street-view-upload-system',
];

const urlArgument = process.argv[2];
const system = urlArgument === undefined ? await startSystem() : undefined;
const url = urlArgument ?? system?.url ?? '';
const port = await freePort();
const browser = await startBrowser([`--remote-debugging-port=${port}`]);
try {
  for (const device of ['mobile', 'desktop'] as const) {
    for (const path of paths) {
      const result = await lighthouse(
        url + path,
        {
          port,
          output: 'json',
          logLevel: 'error',
          throttlingMethod: 'simulate',
          clearStorageTypes: ['all'], // a first visit
        },
        device === 'desktop' ? desktopConfig : undefined,
      );
      const { categories, audits } = result?.lhr ?? { categories: {}, audits: {} };
      const scores = Object.values(categories).map(
        ({ id, score }) => [id, Math.round((score ?? 0) * 100)] as const,
      );
      console.log(`${device} ${path}: ${scores.map(([id, score]) => `${id} ${score}`).join(', ')}`);
      for (const audit of Object.values(audits)) {
        if (audit.score === 0 && audit.scoreDisplayMode === 'binary')
          console.log(`  ${audit.id}: ${audit.title}`);
      }
      if (scores.some(([id, score]) => id !== 'performance' && score < 100)) process.exitCode = 1;
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
