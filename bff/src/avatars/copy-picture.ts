import type { Context } from '../platform/context.ts';
import { encodeAvatar, saveAvatar } from './avatars.ts';

/** Where the providers keep the pictures; nothing else is fetched on a provider's word. */
const hosts = /^(?:[\w-]+\.)*(?:googleusercontent\.com|githubusercontent\.com)$/;

const mostBytes = 4 * 1024 * 1024;

/** Copies a provider's picture of somebody new, so that nobody's visit is told to the provider. Without it the first letter does. */
export async function copyPicture({ db, log }: Context, accountId: string, address: string): Promise<void> {
  try {
    const url = new URL(address);
    if (url.protocol !== 'https:' || !hosts.test(url.hostname)) return;
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(3000) });
    if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > mostBytes) return;
    const image = await encodeAvatar(Buffer.from(await answer.arrayBuffer()));
    if (image) await saveAvatar(db, accountId, image);
  } catch (error) {
    log.info({ err: error }, "a provider's picture was not copied");
  }
}
