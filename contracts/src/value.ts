/**
 * A typed value in the judge. `int` and `double` are numbers, `long` is a bigint, `char` a one-character string.
 * `char[][]` is an array of row strings, `ListNode` an array of numbers. `TreeNode` is the level order with nulls, but
 * without trailing nulls. Other types are as in JSON.
 */
export type Value = number | bigint | boolean | string | null | readonly Value[];
