export {findReference, type Reference, toMailtoUrl} from './address';
export {type AnchorBase, qualify, toAnchorSegment, toBase, toFragment} from './anchors';
export {createPart, type Parts} from './parts';
export {DEPRECATION_KEYWORDS, findDeprecation} from './deprecation';
export type {ErrorResponseBody, ErrorResponse} from './error-responses';
export type {
  ChangedLocation,
  FindMinorVersions,
  MinorVersionLink,
  PageChange,
  PageMinorVersions,
  MinorVersion,
} from './minor-versions';
export {hasErrorParts, type IntroductionPage, listHeadings, type ShownGroup} from './introduction';
export type {ApiNames, NamedField, NamedOperation, NamedProblem} from './mentionable';
export {type ChangedIn, type OperationPage, type OperationVersions, REQUEST} from './operation';
export type {OutlineItem, PageContext, PageLink, RenderedPage} from './page';
export type {MinorVersionsPage, WithAnchors} from './render-page';
export {
  type ApiOptions,
  type OperationPages,
  renderApi,
  type RenderedApi,
  renderOperations,
} from './render-api';
export {describeRetrySafety, findRetry, type Retry} from './retry-safety';
export type {Response} from './responses';
export type {SchemaNode} from './schema-tree';
export type {WebhookPage} from './webhook';
