import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { Secret } from './config.ts';

/** The setting SECRET_KEY, shared by all processes. Link tokens and signatures are derived from it. */
export const secretKey = z
  .string()
  .min(32, 'must have at least 32 characters; generate one with: openssl rand -hex 32')
  .transform((value) => new Secret(value));

function hmac(key: Secret, purpose: string, text: string): Buffer {
  return createHmac('sha256', key.reveal()).update(`${purpose}\0${text}`).digest();
}

/** Derives the one-time token of an email link (32 bytes) from the id of its row. */
export function linkToken(key: Secret, tokenId: string): string {
  return hmac(key, 'link', tokenId).toString('base64url');
}

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Derives a key for a library that signs by itself. */
export function derivedKey(key: Secret, purpose: string): string {
  return hmac(key, 'key', purpose).toString('base64url');
}

/** Signs a text for one purpose. The text is readable by anyone. */
export function signText(key: Secret, purpose: string, text: string): string {
  return `${Buffer.from(text).toString('base64url')}.${hmac(key, purpose, text).toString('base64url')}`;
}

/** Returns the text signed by `signText`; undefined for an invalid signature or another purpose. */
export function verifySigned(key: Secret, purpose: string, signed: string): string | undefined {
  const [body = '', signature = ''] = signed.split('.');
  const text = Buffer.from(body, 'base64url').toString();
  const actual = Buffer.from(signature, 'base64url');
  const expected = hmac(key, purpose, text);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? text : undefined;
}
