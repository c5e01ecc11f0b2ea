export {createSandboxServer} from './create-server';
export {readState, StateFile} from './state-file';
