export {type FieldError, Refusal, refuseFields} from './refusal';
export type {Call, Handler} from './options';
export {createSandbox, type Sandbox} from './sandbox';
export type {Caller, Credential} from './request/check-credentials';
export {refuseScope} from './request/check-credentials';
export type {ResponseData} from './answer/response-data';
