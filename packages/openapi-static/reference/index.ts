export type {AccessRule} from './access';
export {toContract} from '../contract/contract';
export {ContractError, ContractErrors} from '../contract/contract-error';
export {
  groupOperations,
  listOperations,
  type Operation,
  type OperationGroup,
} from '../contract/operations';
export type {ApiNames, NamedField, NamedOperation, NamedProblem} from './names';
export type {OutlineItem, RenderedPage} from './outline';
export type {PageContext} from './page';
export {type ApiOptions, type ApiPage, renderApi, type RenderedApi} from './render-api';
export {INTRODUCTION, renderIntroduction} from './render-introduction';
export {type OperationContext, renderOperation} from './render-operation';
export {renderSchema} from './render-schema';
export type {Sample, SampleGroup} from './samples';
export {type Parts, themeParts} from './theme-parts';
export {toOpenApi31} from '../contract/to-open-api-31';
