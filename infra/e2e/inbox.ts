import { until } from '../system/child-process.ts';

interface Mail {
  readonly template: string;
  readonly links: readonly string[];
}

/** The first link of the newest mail of a kind to an address, once it is in the local inbox. */
export async function linkMailedTo(url: string, to: string, template: string): Promise<string> {
  let link: string | undefined;
  await until(
    async () => {
      const answer = await fetch(`${url}/dev/inbox.json?to=${encodeURIComponent(to)}`);
      const mails = (await answer.json()) as Mail[];
      link = mails.find((mail) => mail.template === template)?.links[0];
      return link !== undefined;
    },
    30_000,
    `the mail ${template} to ${to}`,
  );
  return link ?? '';
}
