import type { Context } from '../platform/context.ts';
import { encodeAvatar, saveAvatar } from './avatars.ts';

/** The providers' image hosts. URLs of other hosts are ignored. */
const allowedHosts = /^(?:[\w-]+\.)*(?:googleusercontent\.com|githubusercontent\.com)$/;

const maxBytes = 4 * 1024 * 1024;

/** Copies the picture, so that pages don't load it from the provider. Errors are only logged. */
export async function copyPicture(
  { db, log }: Context,
  accountId: string,
  pictureUrl: string,
): Promise<void> {
  try {
    const url = new URL(pictureUrl);
    if (url.protocol !== 'https:' || !allowedHosts.test(url.hostname)) return;
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(3000) });
    if (!response.ok || Number(response.headers.get('content-length') ?? 0) > maxBytes) return;
    const image = await encodeAvatar(Buffer.from(await response.arrayBuffer()));
    if (image) await saveAvatar(db, accountId, image);
  } catch (error) {
    log.info({ err: error }, "could not copy the provider's picture");
  }
}
