import PlainContextEnvironment from './plain-context-environment.mjs';
import { loadContent, loadShared, loadSharedName } from './shared-modules.mjs';

/** The built-in classes that code checks with `instanceof`. */
const classNames = [
  'AggregateError',
  'Date',
  'Error',
  'EvalError',
  'Map',
  'Promise',
  'RangeError',
  'ReferenceError',
  'RegExp',
  'Set',
  'SyntaxError',
  'TypeError',
  'URIError',
];

/**
 * Jest loads each module again for each test file. In this environment, all test files of a process share the modules of
 * shared-modules.mjs. Those have other built-in classes than the test file, so `instanceof` accepts instances of both.
 */
export default class NodeEnvironment extends PlainContextEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global[Symbol.for(loadSharedName)] = loadShared;
    for (const name of classNames) {
      acceptInstances(this.global[name], globalThis[name]);
      acceptInstances(globalThis[name], this.global[name]);
    }
  }

  async setup() {
    await super.setup();
    await loadContent();
  }
}

const isInstance = Function.prototype[Symbol.hasInstance];

/** Makes `instanceof type` accept instances of `twin`. Subclasses inherit the function, but not this exception. */
function acceptInstances(type, twin) {
  Object.defineProperty(type, Symbol.hasInstance, {
    configurable: true,
    value(instance) {
      return isInstance.call(this, instance) || (this === type && isInstance.call(twin, instance));
    },
  });
}
