import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Jest forks its worker processes. Its own process, which can run the judge, keeps its priority. */
if (process.send)
  for (const thread of readdirSync('/proc/self/task'))
    setPriority(Number(thread), constants.priority.PRIORITY_LOW);
