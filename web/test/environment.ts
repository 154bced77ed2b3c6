import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

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
    cacheComputedStyles(this.global);
  }
}

/** jsdom keeps the matching rules of each element until the document changes; this keeps the computed styles as long. */
function cacheComputedStyles(window: Pick<Window, 'document' | 'getComputedStyle'>): void {
  const compute = window.getComputedStyle;
  const rulesOfDocument = findRules(window.document);
  let styles = new WeakMap<Element, CSSStyleDeclaration>();
  let validFor: object | null = null;
  window.getComputedStyle = (element, pseudoElement) => {
    if (typeof pseudoElement === 'string') return compute(element, pseudoElement);
    if (validFor === null || validFor !== rulesOfDocument()) styles = new WeakMap();
    const cached = styles.get(element);
    if (cached) return cached;
    const style = compute(element);
    styles.set(element, style);
    validFor = rulesOfDocument();
    return style;
  };
}

/** Returns jsdom's cache of matching rules, which is another object or null after a change of the document. */
function findRules(document: Document): () => object | null {
  const key = Object.getOwnPropertySymbols(document).find(({ description }) => description === 'impl');
  const implementation = (document as unknown as Record<symbol, { _styleCache: object | null } | undefined>)[
    key ?? Symbol('none')
  ];
  if (implementation?._styleCache === undefined) throw new Error("jsdom's cache of rules has moved");
  return () => implementation._styleCache;
}
