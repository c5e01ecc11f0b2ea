export {findSandbox} from './find-sandbox';
export type {PageSandbox, PreparedInput, SandboxTable} from './page-sandbox';
export {default as SandboxRecords} from './parts/sandbox-records';
