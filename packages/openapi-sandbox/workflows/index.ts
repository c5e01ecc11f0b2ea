export {type Context, resolve} from './expressions';
export {resolveParameters, runStep, type StepResult} from './run-step';
export type {Workflow} from './workflow';
