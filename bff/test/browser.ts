/** An HTTP client with a cookie jar. It does not follow redirects. */
export interface Browser {
  get(address: string): Promise<Response>;
  submit(address: string, form: Record<string, string>): Promise<Response>;
}

export function startBrowser(origin: string): Browser {
  const cookies = new Map<string, string>();
  const send = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(address, origin), {
      ...init,
      redirect: 'manual',
      headers: { cookie, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko Firefox/140.0' },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const separatorIndex = pair.indexOf('=');
      if (/expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(pair.slice(0, separatorIndex));
      else cookies.set(pair.slice(0, separatorIndex), pair.slice(separatorIndex + 1));
    }
    return response;
  };
  return {
    get: (address) => send(address),
    submit: (address, form) => send(address, { method: 'POST', body: new URLSearchParams(form) }),
  };
}

/** Throws if the response is not a redirect. */
export function getLocation(response: Response): string {
  const location = response.headers.get('location');
  if (location === null) throw new Error(`no redirect but status ${response.status}`);
  return location;
}
