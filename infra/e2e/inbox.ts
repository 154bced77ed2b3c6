import { until } from '../system/child-process.ts';
import { system } from './system.ts';

interface Email {
  readonly template: string;
  readonly links: readonly string[];
}

/** Waits for an email of this template whose first link `isWanted`. Resolves to the link of the newest one. */
export async function waitForEmailedLink(
  to: string,
  template: string,
  isWanted: (link: string) => boolean = () => true,
): Promise<string> {
  let link: string | undefined;
  await until(
    async () => {
      const response = await fetch(`${system.url}/dev/inbox.json?to=${encodeURIComponent(to)}`);
      const emails = (await response.json()) as Email[];
      link = emails.find((email) => email.template === template)?.links[0];
      return link !== undefined && isWanted(link);
    },
    30_000,
    `the email ${template} to ${to}`,
  );
  return link ?? '';
}
