export {buildSandboxModel} from './build-model';
export type {SandboxModel, SandboxResponse} from './model';
