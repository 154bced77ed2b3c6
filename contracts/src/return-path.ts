/**
 * Whether a path can be opened without leaving this site. Rejects `//host`, and `\` and control characters, because
 * browsers treat `\` as `/` and strip control characters.
 */
export const isSameSitePath = (path: string): boolean =>
  path.length <= 2000 && /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path);
