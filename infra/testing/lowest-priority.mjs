import { readdirSync } from 'node:fs';
import { setPriorities } from '../../workers/src/judge/sandbox/cpu-share.ts';

/** Jest forks its worker processes. Its own process, which can run the judge, keeps its priority. */
if (process.send) setPriorities(readdirSync('/proc/self/task').map(Number), 'low');
