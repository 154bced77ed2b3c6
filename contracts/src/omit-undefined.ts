type Undefinable<T> = { [Key in keyof T]: undefined extends T[Key] ? Key : never }[keyof T];

/** `T` with its undefinable properties made optional. */
export type Defined<T> = Omit<T, Undefinable<T>> & {
  [Key in Undefinable<T>]?: Exclude<T[Key], undefined>;
};

/** Copies an object without the properties that are undefined, for types with `exactOptionalPropertyTypes`. */
export function omitUndefined<T extends object>(value: T): Defined<T> {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as Defined<T>;
}
