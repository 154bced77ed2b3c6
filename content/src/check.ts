import { listFaults } from './lint.ts';

/** `npm run check`: every fault in the texts of the courses with its file and line; status 1 when there is one. */
const faults = listFaults();
for (const { file, line, message } of faults) process.stdout.write(`${file}:${line}: ${message}\n`);
if (faults.length > 0) process.exitCode = 1;
