import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

/** Globals that jsdom lacks, or implements in a way that Node's fetch does not accept. */
const nodeGlobals = [
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

export default class BrowserEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, Object.fromEntries(nodeGlobals.map((name) => [name, globalThis[name]])));
  }
}
