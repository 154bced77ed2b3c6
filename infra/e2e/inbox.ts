import { until } from '../system/child-process.ts';
import { system } from './system.ts';

interface Mail {
  readonly template: string;
  readonly links: readonly string[];
}

/** The first link of the newest mail of a kind to an address. Waits until there is one that `isWanted`. */
export async function linkMailedTo(
  to: string,
  template: string,
  isWanted: (link: string) => boolean = () => true,
): Promise<string> {
  let link: string | undefined;
  await until(
    async () => {
      const answer = await fetch(`${system.url}/dev/inbox.json?to=${encodeURIComponent(to)}`);
      const mails = (await answer.json()) as Mail[];
      link = mails.find((mail) => mail.template === template)?.links[0];
      return link !== undefined && isWanted(link);
    },
    30_000,
    `the mail ${template} to ${to}`,
  );
  return link ?? '';
}
