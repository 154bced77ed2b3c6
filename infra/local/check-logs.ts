import { runJest } from './jest.ts';
import { databasePackages, installSystemPackages } from './system-packages.ts';

/** Greps the logs of a full flow for its secrets; needs a database and Redis, but neither client, judge nor browser. */
process.exitCode = (await installSystemPackages(databasePackages))
  ? await runJest(['--selectProjects', 'bff', '--', 'bff/src/secrets-in-logs.test.ts'])
  : 1;
if (process.connected) process.disconnect();
