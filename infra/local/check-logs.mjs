import { prepare } from './prepare.mjs';

// Part of `npm run check`: a whole life with an account, and no secret of it in any log.
prepare('check-logs.ts', []);
