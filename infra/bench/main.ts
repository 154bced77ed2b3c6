import { startSystem } from '../system/start-system.ts';
import { benchManyTests } from './many-tests.ts';
import { benchRequestToResult } from './request-to-result.ts';
import { benchVisibility } from './visibility.ts';

const rounds = Number(process.argv[2] ?? 40);

const system = await startSystem();
try {
  await benchRequestToResult(system, rounds);
  await benchVisibility(system, rounds);
} finally {
  await system.stop();
}
await benchManyTests(rounds);
