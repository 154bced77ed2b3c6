import { runJest } from './jest.ts';
import { appPackages, installSystemPackages } from './system-packages.ts';

process.exitCode = (await installSystemPackages(appPackages))
  ? (await runJest(['bff/src/platform/secrets-in-logs.test.ts'], {})).code
  : 1;
if (process.connected) process.disconnect();
