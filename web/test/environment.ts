import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

/** What jsdom lacks or has in a kind of its own that Node's fetch does not accept. */
const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoderStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'BroadcastChannel',
  'structuredClone',
] as const;

/** jsdom with Node's fetch and streams. */
export default class BrowserEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, Object.fromEntries(fromNode.map((name) => [name, globalThis[name]])));
  }
}
