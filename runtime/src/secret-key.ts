import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { Secret } from './config.ts';

/**
 * The setting SECRET_KEY: one key of at least 32 characters from which tokens of links and signatures are made. Processes
 * that make links and those that take them share it.
 */
export const secretKey = z
  .string()
  .min(32, 'must have at least 32 characters; make one with: openssl rand -hex 32')
  .transform((value) => new Secret(value));

function mac(key: Secret, purpose: string, text: string): Buffer {
  return createHmac('sha256', key.reveal()).update(`${purpose}\0${text}`).digest();
}

/** The token of a link in a mail: 32 bytes that nobody without the key can make from the id of its row. */
export function linkToken(key: Secret, tokenId: string): string {
  return mac(key, 'link', tokenId).toString('base64url');
}

/** What is stored of a token. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A key for one purpose, for libraries that sign by themselves. */
export function derivedKey(key: Secret, purpose: string): string {
  return mac(key, 'key', purpose).toString('base64url');
}

/** A text that can be read by anyone and changed by nobody, for one purpose. */
export function signText(key: Secret, purpose: string, text: string): string {
  return `${Buffer.from(text).toString('base64url')}.${mac(key, purpose, text).toString('base64url')}`;
}

/** The text of `signText`; undefined when the signature is not ours or is for another purpose. */
export function readSigned(key: Secret, purpose: string, signed: string): string | undefined {
  const [body = '', signature = ''] = signed.split('.');
  const text = Buffer.from(body, 'base64url').toString();
  const given = Buffer.from(signature, 'base64url');
  const right = mac(key, purpose, text);
  return given.length === right.length && timingSafeEqual(given, right) ? text : undefined;
}
