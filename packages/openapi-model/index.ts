export type {Api, ApiExtras, PlacedApi} from './api';
export {BUDGET, countSteps} from './budget';
export {hasExpandedAll, limitSchemaPages, sharePages} from './contract/share-pages';
export {
  attempt,
  ContractError,
  FIX_OF_SIZE,
  mapAll,
  throwAll,
  toContractError,
} from './contract/contract-error';
export {Cursor} from './contract/cursor';
export {findLongTexts, findOmissions, listUnchecked, type Omission} from './contract/omissions';
export {findMethod, formatMethod, isMethodName, listMethods, METHODS} from './contract/methods';
export {listOperations, listPathNames, type Operation, toOperationKey} from './contract/operations';
export {
  isProblemTypeName,
  listProblemTypes,
  type ProblemType,
  toProblemAnchor,
  toProblemHref,
  toProblemSlugs,
} from './operations/problem-types';
export {replaceServers} from './contract/replace-servers';
export {INTRODUCTION, toSlug, UniqueNames, UniqueSlugs} from './contract/slug';
export {
  flattenGroup,
  groupOperations,
  listFirstTagOnly,
  listTagLabels,
  type OperationGroup,
} from './contract/tags';
export {openContract, toContract, toOpenApi31} from './contract/to-open-api-31';
export {findUnusedComponents} from './contract/unused-components';
export {listWebhooks, type Webhook} from './contract/webhooks';
export {toWrittenErrors, toWrittenPointer} from './contract/written-pointer';
export {
  fillServer,
  findUrlProblem,
  findServerProblem,
  findServerUrl,
  listNamedServers,
  listServers,
} from './operations/addresses';
export {
  type AccessRule,
  describeSchemes,
  describeScopes,
  findAccess,
  isSimple,
  listRequiredScopes,
  type SecurityRequirement,
} from './operations/access';
export {groupByResource, type Resource, type Verb, VERBS} from './operations/resources';
export {type Example, findExampleValue, listExamples, UNNAMED_EXAMPLE} from './operations/examples';
export {explainIgnoredHeader, listParameters} from './operations/parameters';
export {describeScheme, findScheme} from './operations/security-scheme';
export {findValueSource, listValueSources, type ValueSource} from './operations/runtime-expression';
export {describeStatus, findStatusName} from './operations/status';
export {findKeywordKind, IDENTIFIERS, UNIONS} from './schemas/keywords';
export {listReachable} from './schemas/list-reachable';
export {
  collectParts,
  collectProperties,
  findAll,
  findEntries,
  findEnum,
  findFirst,
  findMembers,
  findTarget,
  type SchemaParts,
} from './schemas/schema-parts';
export {describeType, findTypes, toComponentName, toSchemaName} from './schemas/schema-type';
export {
  type Candidates,
  listDiscriminatorValues,
  findLabel,
  type Group,
  isSchemaAt,
  listCandidates,
} from './schemas/variants';
