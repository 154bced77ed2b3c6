/** A classic BPF instruction: code, two jump offsets, operand. See linux/filter.h and linux/seccomp.h. */
export interface Instruction {
  readonly code: number;
  /** Instructions to skip when the comparison holds. */
  readonly skipIfTrue: number;
  readonly skipIfFalse: number;
  readonly operand: number;
}

const loadWord = 0x20;
const jumpIfEqual = 0x15;
const jumpIfAtLeast = 0x35;
const jumpIfAnyBit = 0x45;
const returnConstant = 0x06;

/** Offsets in struct seccomp_data. Arguments have 64 bits; the checked ones fit into the low half. */
export const fieldOffset = {
  syscall: 0,
  architecture: 4,
  argument: (index: number): number => 16 + 8 * index,
} as const;

/** The SECCOMP_RET_* values. */
export const action = {
  allow: 0x7fff0000,
  killProcess: 0x80000000,
  errno: (number: number): number => 0x00050000 | number,
} as const;

const instruction = (code: number, operand: number, skipIfTrue = 0, skipIfFalse = 0): Instruction => ({
  code,
  skipIfTrue,
  skipIfFalse,
  operand,
});

export const load = (offset: number): Instruction => instruction(loadWord, offset);
export const returnAction = (value: number): Instruction => instruction(returnConstant, value);

/** Runs `then` if the loaded word equals `value`, else skips it. */
export const ifEqual = (value: number, then: readonly Instruction[]): Instruction[] => [
  instruction(jumpIfEqual, value, 0, then.length),
  ...then,
];
export const ifNotEqual = (value: number, then: readonly Instruction[]): Instruction[] => [
  instruction(jumpIfEqual, value, then.length, 0),
  ...then,
];
export const ifAtLeast = (value: number, then: readonly Instruction[]): Instruction[] => [
  instruction(jumpIfAtLeast, value, 0, then.length),
  ...then,
];
export const ifAnyBitSet = (bits: number, then: readonly Instruction[]): Instruction[] => [
  instruction(jumpIfAnyBit, bits, 0, then.length),
  ...then,
];

/** Encodes a program for `bwrap --seccomp`. x64 and arm64 are both little endian. */
export function assemble(program: readonly Instruction[]): Buffer {
  const bytes = Buffer.alloc(program.length * 8);
  for (const [index, { code, skipIfTrue, skipIfFalse, operand }] of program.entries()) {
    if (skipIfTrue > 255 || skipIfFalse > 255)
      throw new Error(`instruction ${index} jumps further than one byte allows`);
    bytes.writeUInt16LE(code, index * 8);
    bytes.writeUInt8(skipIfTrue, index * 8 + 2);
    bytes.writeUInt8(skipIfFalse, index * 8 + 3);
    bytes.writeUInt32LE(operand >>> 0, index * 8 + 4);
  }
  return bytes;
}
