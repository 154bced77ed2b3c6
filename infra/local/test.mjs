import { prepare } from './prepare.mjs';

// `npm test`: every test, with all it needs. Further words go to jest: npm test -- --selectProjects bff
prepare('run-tests.ts', process.argv.slice(2));
