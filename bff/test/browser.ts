/** A browser's way through redirects: it keeps cookies and follows nothing by itself. */
export interface Browser {
  get(address: string): Promise<Response>;
  submit(address: string, form: Record<string, string>): Promise<Response>;
}

/** A browser with no cookies on a server. */
export function startBrowser(origin: string): Browser {
  const cookies = new Map<string, string>();
  const visit = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(new URL(address, origin), {
      ...init,
      redirect: 'manual',
      headers: { cookie, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko Firefox/140.0' },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (/expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  };
  return {
    get: (address) => visit(address),
    submit: (address, form) => visit(address, { method: 'POST', body: new URLSearchParams(form) }),
  };
}

/** Where a redirect leads. Throws when the answer is none. */
export function locationOf(answer: Response): string {
  const location = answer.headers.get('location');
  if (location === null) throw new Error(`no redirect but status ${answer.status}`);
  return location;
}
