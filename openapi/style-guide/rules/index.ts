import type {StyleRule} from '../rule';

import {accessShape} from './access-shape';
import {booleanFieldName} from './boolean-field-name';
import {constrainedField} from './constrained-field';
import {descriptionFullStop} from './description-full-stop';
import {errorResponsesComplete} from './error-responses-complete';
import {etagOnResource} from './etag-on-resource';
import {ifMatchRequired} from './if-match-required';
import {lowerCaseEnum} from './lower-case-enum';
import {mediaTypeExample} from './media-type-example';
import {mergePatchBody} from './merge-patch-body';
import {operationDescriptionVerb} from './operation-description-verb';
import {operationIdKebabCase} from './operation-id-kebab-case';
import {operationIdUnique} from './operation-id-unique';
import {pagedList} from './paged-list';
import {problemDocument} from './problem-document';
import {problemTypeName} from './problem-type-name';
import {problemTypeRegistered} from './problem-type-registered';
import {safePattern} from './safe-pattern';
import {snakeCaseName} from './snake-case-name';
import {tagGroupDefined} from './tag-group-defined';
import {timeFieldName} from './time-field-name';

/** All rules, in the order of their sections in `README.md`. */
export const styleRules: readonly StyleRule[] = [
  operationIdKebabCase,
  operationIdUnique,
  tagGroupDefined,
  operationDescriptionVerb,
  descriptionFullStop,
  accessShape,
  ifMatchRequired,
  etagOnResource,
  mergePatchBody,
  pagedList,
  errorResponsesComplete,
  problemDocument,
  problemTypeName,
  problemTypeRegistered,
  mediaTypeExample,
  snakeCaseName,
  timeFieldName,
  booleanFieldName,
  lowerCaseEnum,
  constrainedField,
  safePattern,
];

export const toRuleId = (name: string): string => `style/${name}`;
