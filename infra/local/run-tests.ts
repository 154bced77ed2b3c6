import { runJest } from './jest.ts';
import {
  browserPackages,
  databasePackages,
  installSystemPackages,
  judgePackages,
} from './system-packages.ts';
import { buildClient } from './web-client.ts';

process.exitCode = await runTests(process.argv.slice(2));
if (process.connected) process.disconnect();

/** Runs jest with what the tests need on this machine. Gives its exit code. */
async function runTests(args: readonly string[]): Promise<number> {
  if (!(await installSystemPackages([...databasePackages, ...judgePackages, ...browserPackages]))) return 1;
  await buildClient(); // once, for all tests that open a browser
  return runJest(args);
}
