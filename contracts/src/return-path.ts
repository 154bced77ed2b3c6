/** Whether a path stays on this site. Browsers treat `\` as `/` and strip control characters. */
export const isSameSitePath = (path: string): boolean =>
  path.length <= 2000 && /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path);
