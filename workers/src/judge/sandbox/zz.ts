import { createSandbox } from './create-sandbox.ts';
import { finish, shell, python } from './testing.ts';
const sb = await createSandbox({ slots: 1 , allowReduced: process.argv[2] === 'r'});
console.log(sb.isolation);
const r = await finish(sb, { ...shell('echo hi; id -u'), proc: true });
console.log(r.text, r.stderr.toString(), r.ending);
console.log((await finish(sb, python('while 1: pass', {budget:{cpuMs:100,wallMs:3000}}))).ending);
console.log((await finish(sb, python('import os, time\nfor i in range(100):\n  if os.fork() == 0: time.sleep(60)\ntime.sleep(60)'))).ending);
await sb.close();
