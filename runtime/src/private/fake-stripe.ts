import { fileURLToPath } from 'node:url';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { nodeFlags, startProcess, withParentDeathSignal, type PrivateProcess } from './process.ts';

/** Keys of the local card processor. They are not secret. */
export const localCardKeys = {
  STRIPE_SECRET_KEY: 'sk_local_dryrun',
  STRIPE_PUBLISHABLE_KEY: 'pk_local_dryrun',
  STRIPE_WEBHOOK_SECRET: 'whsec_local_dryrun',
} as const;

export interface CardProcessorOptions {
  readonly port: number;
  /** Database file; kept in memory if omitted. */
  readonly file?: string;
  readonly webhookUrl: string;
}

export const cardProcessorScript = fileURLToPath(
  new URL('../../../infra/fake-stripe/main.ts', import.meta.url),
);

export const cardProcessorEnvironment = (options: CardProcessorOptions): Record<string, string> => ({
  ...localCardKeys,
  CARD_PROCESSOR_PORT: String(options.port),
  WEBHOOK_URL: options.webhookUrl,
  ...omitUndefined({ CARD_PROCESSOR_FILE: options.file }),
});

export interface CardProcessorClient {
  readonly url: string;
  /** Calls its API with the secret key, form-encoded. Resolves with the parsed body for any status. */
  call<T>(method: 'GET' | 'POST', path: string, fields?: Readonly<Record<string, string>>): Promise<T>;
  /** Confirms an intent like a browser. */
  pay(clientSecret: string, cardNumber?: string): Promise<ConfirmResponse>;
  /** Enables fault injection; omitted faults are disabled (infra/fake-stripe/switches.ts). */
  setFaults(faults: Readonly<Record<string, number>>): Promise<void>;
}

export interface CardProcessor extends PrivateProcess, CardProcessorClient {}

interface ConfirmResponse {
  readonly status?: string;
  readonly error?: { readonly message: string; readonly code?: string };
  readonly next_action?: { readonly redirect_to_url: { readonly url: string } };
}

export async function startCardProcessor(options: CardProcessorOptions): Promise<CardProcessor> {
  const running = await startProcess({
    name: 'The card processor',
    argv: withParentDeathSignal([process.execPath, ...nodeFlags, cardProcessorScript], 'TERM'),
    environment: cardProcessorEnvironment(options),
    ready: /serves on port/,
    stopSignal: 'SIGTERM',
  });
  return { ...running, ...createCardProcessorClient(`http://127.0.0.1:${options.port}`) };
}

export function createCardProcessorClient(url: string): CardProcessorClient {
  const send = async <T>(path: string, key: string, init: RequestInit): Promise<T> => {
    const response = await fetch(`${url}${path}`, { ...init, headers: { authorization: `Bearer ${key}` } });
    return (await response.json()) as T;
  };
  return {
    url,
    call: (method, path, fields = {}) =>
      send(path, localCardKeys.STRIPE_SECRET_KEY, {
        method,
        ...(method === 'POST' && { body: new URLSearchParams(fields) }),
      }),
    pay: (clientSecret, cardNumber = '4242424242424242') =>
      send(`/v1/payment_intents/${intentIdOf(clientSecret)}/confirm`, localCardKeys.STRIPE_PUBLISHABLE_KEY, {
        method: 'POST',
        body: cardFields(clientSecret, cardNumber),
      }),
    async setFaults(faults) {
      await send('/test/switches', localCardKeys.STRIPE_SECRET_KEY, {
        method: 'POST',
        body: JSON.stringify(faults),
      });
    },
  };
}

/** A client secret begins with the id of its payment intent. */
export const intentIdOf = (clientSecret: string): string => clientSecret.split('_secret_', 1)[0] ?? '';

export const cardFields = (clientSecret: string, number: string): URLSearchParams =>
  new URLSearchParams({
    client_secret: clientSecret,
    return_url: '/payment-processing',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2040',
    'payment_method_data[card][cvc]': '123',
  });
