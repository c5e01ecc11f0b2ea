export {findSandbox} from './find-sandbox';
export {default as Answer} from './parts/answer';
export {readResponse, type ReceivedResponse} from './response';
export type {PageSandbox, PreparedInput, SandboxTable} from './page-sandbox';
export {default as SandboxRecords} from './parts/sandbox-records';
