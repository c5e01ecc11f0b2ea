export {findUnnamedType} from '@openapi-portal/openapi-samples';
export {
  type Authorization,
  type Credential,
  type GivenCredential,
  NO_CREDENTIAL,
  toAuthorizations,
  toCredentialKind,
  toSecretField,
  toSecretLabel,
} from './authorization';
export {
  buildInitialForm,
  buildInitialServer,
  type ConsoleForm,
  findMediaType,
  findParameterExamples,
  findRequirements,
  PREFER,
  toBodyKind,
  toBodyText,
  toParameterKey,
} from './form';
export {listFiles, toFileKey, withFileNames} from './form-files';
export {
  buildAddress,
  buildRequest,
  hasBodyMethod,
  isBodySent,
  isSendableMethod,
  type PreparedRequest,
  toUrl,
} from './request';
export {toFormParts} from './form-parts';
export {isSendable} from './headers';
export {formatMultipart} from './multipart';
export {toSampleRequest, toShortRequest} from './sample-request';
export {withoutSecrets, withSecrets} from './secrets';
export {findAddressIssues, findCredentialIssues, findIssues, type Issue} from './validate';
