import type { JestEnvironment } from '@jest/environment';
import JsdomEnvironment from '@jest/environment-jsdom-abstract';
import * as jsdom from 'jsdom';

/** Globals that jsdom lacks, or implements in a way that Node's fetch does not accept. */
const nodeGlobals = [
  'fetch',
  'Request',
  'Response',
  'Headers',
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
  constructor(...[config, context]: ConstructorParameters<typeof JestEnvironment>) {
    super(config, context, jsdom);
  }

  override async setup(): Promise<void> {
    await super.setup();
    const JsdomFormData = this.global.FormData;
    Object.assign(this.global, Object.fromEntries(nodeGlobals.map((name) => [name, globalThis[name]])));
    /** Node's class, which does not read forms itself. */
    this.global.FormData = class extends FormData {
      constructor(form?: HTMLFormElement) {
        super();
        for (const [name, value] of form ? new JsdomFormData(form) : []) this.append(name, value);
      }
    };
  }
}
