/**
 * A typed value as the judge holds it: `int` and `double` are numbers, `long` a bigint, `char` a string of one
 * character, `char[][]` an array of row strings, `ListNode` an array of numbers, `TreeNode` the level
 * order with nulls (trailing nulls cut), everything else as in JSON.
 */
export type Value = number | bigint | boolean | string | null | readonly Value[];
