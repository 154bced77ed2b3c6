/**
 * Classic BPF, as seccomp reads it: eight bytes an instruction (code, two jump distances, operand).
 * Only what our filter needs; see linux/filter.h and linux/seccomp.h.
 */
export interface Instruction {
  readonly code: number;
  /** Instructions to skip when the comparison holds. */
  readonly ifTrue: number;
  readonly ifFalse: number;
  readonly operand: number;
}

const loadWord = 0x20;
const jumpIfEqual = 0x15;
const jumpIfAtLeast = 0x35;
const jumpIfAnyBit = 0x45;
const returnConstant = 0x06;

/** Offsets in struct seccomp_data; arguments are 64 bits, of which the low half is what the kernel uses for our checks. */
export const fieldOffset = {
  syscall: 0,
  architecture: 4,
  argument: (index: number): number => 16 + 8 * index,
} as const;

export const action = {
  allow: 0x7fff0000,
  killProcess: 0x80000000,
  errno: (number: number): number => 0x00050000 | number,
} as const;

const instruction = (code: number, operand: number, ifTrue = 0, ifFalse = 0): Instruction => ({
  code,
  ifTrue,
  ifFalse,
  operand,
});

export const load = (offset: number): Instruction => instruction(loadWord, offset);
export const answer = (verdict: number): Instruction => instruction(returnConstant, verdict);

/** Runs `then` when the loaded word equals `value`, else goes on behind it. */
export const whenEqual = (value: number, then: readonly Instruction[]): Instruction[] => [
  instruction(jumpIfEqual, value, 0, then.length),
  ...then,
];
export const unlessEqual = (value: number, then: readonly Instruction[]): Instruction[] => [
  instruction(jumpIfEqual, value, then.length, 0),
  ...then,
];
export const whenAtLeast = (value: number, then: readonly Instruction[]): Instruction[] => [
  instruction(jumpIfAtLeast, value, 0, then.length),
  ...then,
];
export const whenAnyBit = (bits: number, then: readonly Instruction[]): Instruction[] => [
  instruction(jumpIfAnyBit, bits, 0, then.length),
  ...then,
];

/** The bytes the kernel (and `bwrap --seccomp`) takes; little endian on both architectures we serve. */
export function assemble(program: readonly Instruction[]): Buffer {
  const bytes = Buffer.alloc(program.length * 8);
  for (const [index, { code, ifTrue, ifFalse, operand }] of program.entries()) {
    if (ifTrue > 255 || ifFalse > 255)
      throw new Error(`instruction ${index} jumps further than a byte can say`);
    bytes.writeUInt16LE(code, index * 8);
    bytes.writeUInt8(ifTrue, index * 8 + 2);
    bytes.writeUInt8(ifFalse, index * 8 + 3);
    bytes.writeUInt32LE(operand >>> 0, index * 8 + 4);
  }
  return bytes;
}
