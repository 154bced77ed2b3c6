import { prepare } from './prepare.mjs';

// `npm test`, `npm run test:full` and `npm run test:flaky`. Other arguments go to jest.
const args = process.argv.slice(2);
const isFlaky = args.includes('--flaky');
prepare(
  isFlaky ? 'find-flaky-tests.ts' : 'run-tests.ts',
  args.filter((word) => word !== '--flaky'),
);
