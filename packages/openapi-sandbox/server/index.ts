export {createSandboxServer, type Storage} from './create-server';
export {parseHost} from './read-request';
export {type FindFault, type Memory, readState, StateFile} from './state-file';
