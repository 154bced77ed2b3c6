import {
  action,
  assemble,
  fieldOffset,
  ifAnyBitSet,
  ifAtLeast,
  ifEqual,
  ifNotEqual,
  load,
  returnAction,
} from './assembler.ts';
import type { Instruction } from './assembler.ts';
import { argumentChecked, deniedSyscalls } from './syscalls.ts';
import type { SyscallNumbers } from './syscalls.ts';

export type Architecture = 'x64' | 'arm64';

/** AUDIT_ARCH_* of linux/audit.h. */
const auditArchitecture = { x64: 0xc000003e, arm64: 0xc00000b7 } as const;
/** x86-64 kernels also accept the x32 ABI: the same entry point with this bit in the number. */
const x32Bit = 0x40000000;
/** CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID and NEWNET. */
const newNamespaceFlags = 0x7e020000;
/** Both inject characters into a terminal's input. */
const terminalInjection = { TIOCSTI: 0x5412, TIOCLINUX: 0x541c } as const;
const EPERM = 1;
const ENOSYS = 38;

/**
 * The filter of every sandboxed program.
 *
 * It is a denylist because the JVM, glibc and the compilers change their system calls between releases. An allowlist
 * would break programs after a toolchain update. Namespaces, the uid per slot and dropped capabilities are the primary
 * isolation; the filter reduces the kernel's attack surface.
 *
 * Denied calls fail with EPERM, so that programs report an error. Calls of a foreign ABI kill the process, because their
 * numbers mean other calls. clone3 passes its flags in memory, which a filter cannot read; it fails with ENOSYS, so that
 * libc falls back to clone.
 */
export function buildFilter(architecture: Architecture): Buffer {
  const column = architecture === 'x64' ? 0 : 1;
  const deny = [returnAction(action.errno(EPERM))];
  const program: Instruction[] = [
    load(fieldOffset.architecture),
    ...ifNotEqual(auditArchitecture[architecture], [returnAction(action.killProcess)]),
    load(fieldOffset.syscall),
  ];
  if (architecture === 'x64') program.push(...ifAtLeast(x32Bit, [returnAction(action.killProcess)]));
  for (const group of Object.values(deniedSyscalls)) {
    for (const numbers of Object.values(group) as SyscallNumbers[]) {
      const value = numbers[column];
      if (value !== null) program.push(...ifEqual(value, deny));
    }
  }
  program.push(
    ...ifEqual(argumentChecked.clone3[column], [returnAction(action.errno(ENOSYS))]),
    ...ifEqual(argumentChecked.clone[column], [
      load(fieldOffset.argument(0)),
      ...ifAnyBitSet(newNamespaceFlags, deny),
      returnAction(action.allow),
    ]),
    ...ifEqual(argumentChecked.ioctl[column], [
      load(fieldOffset.argument(1)),
      ...Object.values(terminalInjection).flatMap((request) => ifEqual(request, deny)),
      returnAction(action.allow),
    ]),
    returnAction(action.allow),
  );
  return assemble(program);
}
