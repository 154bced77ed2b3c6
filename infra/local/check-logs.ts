import { runJest } from './jest.ts';
import { databasePackages, installSystemPackages, judgePackages } from './system-packages.ts';

process.exitCode = (await installSystemPackages([...databasePackages, ...judgePackages]))
  ? (await runJest(['bff/src/platform/secrets-in-logs.test.ts'], {})).code
  : 1;
if (process.connected) process.disconnect();
