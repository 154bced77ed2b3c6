import { waitUntil } from '../system/child-process.ts';
import { system } from './system.ts';

interface Email {
  readonly template: string;
  readonly links: readonly string[];
}

/** Waits until the first link of the newest email of this template `matches`, and returns it. */
export async function waitForEmailedLink(
  to: string,
  template: string,
  matches: (link: string) => boolean = () => true,
): Promise<string> {
  let link: string | undefined;
  await waitUntil(
    async () => {
      const response = await fetch(`${system.url}/dev/inbox.json?to=${encodeURIComponent(to)}`);
      const emails = (await response.json()) as Email[];
      link = emails.find((email) => email.template === template)?.links[0];
      return link !== undefined && matches(link);
    },
    30_000,
    `the email ${template} to ${to}`,
  );
  return link ?? '';
}
