import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';
import './report-crashes.mjs';

/**
 * Jest's environment for Node, with a plain global object. In Jest's own, each use of a global such as `Math` calls
 * into Node, which takes about 280 ns instead of 3.
 */
export default class PlainContextEnvironment extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
}
