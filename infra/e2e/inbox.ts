import { until } from '../system/child-process.ts';

interface Mail {
  readonly template: string;
  readonly links: readonly string[];
}

/** The first link of the newest mail of a kind to an address, once one that is `wanted` is in the local inbox. */
export async function linkMailedTo(
  url: string,
  to: string,
  template: string,
  wanted: (link: string) => boolean = () => true,
): Promise<string> {
  let link: string | undefined;
  await until(
    async () => {
      const answer = await fetch(`${url}/dev/inbox.json?to=${encodeURIComponent(to)}`);
      const mails = (await answer.json()) as Mail[];
      link = mails.find((mail) => mail.template === template)?.links[0];
      return link !== undefined && wanted(link);
    },
    30_000,
    `the mail ${template} to ${to}`,
  );
  return link ?? '';
}
