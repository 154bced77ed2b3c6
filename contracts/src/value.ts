/**
 * A typed value in the judge: `int` and `double` are numbers, `long` a bigint, `char` a one-character string, `char[][]`
 * an array of row strings, `ListNode` an array of numbers, `TreeNode` the level order with nulls (without trailing nulls),
 * everything else as in JSON.
 */
export type Value = number | bigint | boolean | string | null | readonly Value[];
