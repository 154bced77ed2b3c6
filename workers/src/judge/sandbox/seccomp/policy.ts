import {
  action,
  answer,
  assemble,
  fieldOffset,
  load,
  unlessEqual,
  whenAnyBit,
  whenAtLeast,
  whenEqual,
} from './assembler.ts';
import type { Instruction } from './assembler.ts';
import { denied, inspected } from './syscalls.ts';
import type { Numbers } from './syscalls.ts';

export type Architecture = 'x64' | 'arm64';

/** AUDIT_ARCH_* of linux/audit.h. */
const auditArchitecture = { x64: 0xc000003e, arm64: 0xc00000b7 } as const;
/** x86-64 kernels also answer to the x32 ABI: the same entry with this bit in the number. */
const x32Bit = 0x40000000;
/** CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID and NEWNET. */
const newNamespaceFlags = 0x7e020000;
/** Both put characters into a terminal's input. */
const terminalInjection = { TIOCSTI: 0x5412, TIOCLINUX: 0x541c } as const;
const EPERM = 1;
const ENOSYS = 38;

/**
 * The filter of every confined program: everything is allowed but what could widen the sandbox or reach the kernel's
 * rarely trodden parts. Denials are EPERM, so that programs fail with a message; a foreign ABI is killed, since its
 * numbers mean other calls. clone3 keeps its flags in memory a filter cannot read, so it "does not exist" and libc
 * falls back to clone.
 */
export function filterFor(architecture: Architecture): Buffer {
  const column = architecture === 'x64' ? 0 : 1;
  const deny = [answer(action.errno(EPERM))];
  const program: Instruction[] = [
    load(fieldOffset.architecture),
    ...unlessEqual(auditArchitecture[architecture], [answer(action.killProcess)]),
    load(fieldOffset.syscall),
  ];
  if (architecture === 'x64') program.push(...whenAtLeast(x32Bit, [answer(action.killProcess)]));
  for (const group of Object.values(denied)) {
    for (const numbers of Object.values(group) as Numbers[]) {
      const value = numbers[column];
      if (value !== null) program.push(...whenEqual(value, deny));
    }
  }
  program.push(
    ...whenEqual(inspected.clone3[column], [answer(action.errno(ENOSYS))]),
    ...whenEqual(inspected.clone[column], [
      load(fieldOffset.argument(0)),
      ...whenAnyBit(newNamespaceFlags, deny),
      answer(action.allow),
    ]),
    ...whenEqual(inspected.ioctl[column], [
      load(fieldOffset.argument(1)),
      ...Object.values(terminalInjection).flatMap((request) => whenEqual(request, deny)),
      answer(action.allow),
    ]),
    answer(action.allow),
  );
  return assemble(program);
}
