import { lintContent } from './lint.ts';

/** `npm run check`: prints errors in course texts with file and line. Exits with status 1 if there are any. */
const errors = lintContent();
for (const { file, line, message } of errors) process.stdout.write(`${file}:${line}: ${message}\n`);
if (errors.length > 0) process.exitCode = 1;
