import { prepare } from './prepare.mjs';

// `npm test`, `npm run test:full` and `npm run test:flaky`. Other arguments go to jest.
const words = process.argv.slice(2);
const isFlaky = words.includes('--flaky');
prepare(
  isFlaky ? 'find-flaky-tests.ts' : 'run-tests.ts',
  words.filter((word) => word !== '--flaky'),
);
