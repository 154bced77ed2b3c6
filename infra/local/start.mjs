import { prepare } from './prepare.mjs';

// `npm start` runs the whole system on this machine. `npm run dev` adds --dev.
prepare('up.ts', process.argv.slice(2));
