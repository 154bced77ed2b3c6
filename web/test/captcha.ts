/** Stubs Google's script. Returns the live list of issued tokens. */
export function stubRecaptcha({ fails = false }: { readonly fails?: boolean } = {}): string[] {
  const tokens: string[] = [];
  window.grecaptcha = {
    ready: (callback) => callback(),
    execute(siteKey, { action }) {
      if (fails) return Promise.reject(new Error('refused'));
      tokens.push(`${siteKey}/${action}/${tokens.length}`);
      return Promise.resolve(tokens.at(-1) ?? '');
    },
  };
  return tokens;
}
