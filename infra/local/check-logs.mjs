import { prepare } from './prepare.mjs';

// Part of `npm run check`: no secret of a complete account flow appears in any log.
prepare('check-logs.ts', []);
