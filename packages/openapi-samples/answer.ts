import {isOfLines, toEssence} from '@openapi-portal/openapi-model/inputs';

import {toFileName} from './file-name';
import type {SampleAnswer} from './types';

const TEXT = /^text\/|^\*\/\*$|[/+](xml|yaml|x-yaml|csv|graphql|javascript|x-www-form-urlencoded)$/;

/**
 * Returns how a program handles a response.
 *
 * @param mediaType undefined if no successful response has content
 * @param name name for a saved file, without extension
 */
export function toAnswer(mediaType: string | undefined, name: string): SampleAnswer {
  if (mediaType === undefined) return {kind: 'status'};
  const type = toEssence(mediaType);
  if (isOfLines(type)) return {kind: 'lines'};
  if (/[/+]json$/.test(type)) return {kind: 'json'};
  return TEXT.test(type) ? {kind: 'text'} : {kind: 'file', file: toFileName(name, type)};
}
