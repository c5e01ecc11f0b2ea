import {isSequential, toEssence} from '@openapi-portal/openapi-model/inputs';

import {toFileName} from './file-name';
import type {SampleResponse} from './types';

const TEXT = /^text\/|^\*\/\*$|[/+](xml|yaml|x-yaml|csv|graphql|javascript|x-www-form-urlencoded)$/;

/**
 * Returns how a program handles a response. A saved file is always named `response`, because a contract must not choose
 * which file of the reader a sample overwrites.
 *
 * @param mediaType undefined if no successful response has content
 */
export function toSampleResponse(mediaType: string | undefined): SampleResponse {
  if (mediaType === undefined) return {kind: 'status'};
  const type = toEssence(mediaType);
  if (isSequential(type)) return {kind: 'lines'};
  if (/[/+]json$/.test(type)) return {kind: 'json'};
  return TEXT.test(type) ? {kind: 'text'} : {kind: 'file', file: toFileName('response', type)};
}
