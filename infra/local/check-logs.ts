import { runJest } from './jest.ts';
import { databasePackages, installSystemPackages, judgePackages } from './system-packages.ts';

/** Greps the logs of a full flow for its secrets; needs all but client and browser. */
process.exitCode = (await installSystemPackages([...databasePackages, ...judgePackages]))
  ? (await runJest(['bff/src/platform/secrets-in-logs.test.ts'], {})).code
  : 1;
if (process.connected) process.disconnect();
