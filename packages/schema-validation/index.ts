export {Budget} from './budget';
export type {DescribedError} from './fault';
export type {Json, Schema, SchemaObject} from './schema';
export {startValidation, type StartValidation, type Validate} from './start-validation';
export {readPattern} from './read-pattern';
