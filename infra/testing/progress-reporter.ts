export default class { onRunComplete() {} }
