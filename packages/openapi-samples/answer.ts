import {toFileName} from './file-name';
import type {SampleAnswer} from './types';

/** @param mediaType with parameters or without: `application/json; charset=utf-8` */
const toEssence = (mediaType: string): string =>
  mediaType.toLowerCase().split(';')[0]?.trim() ?? '';

/** Types of which a line is a whole, and which may go on for ever. */
const LINES = /^text\/event-stream$|[/+](x-)?(ndjson|jsonl|json-seq|jsonlines)$/;

const TEXT = /^text\/|^\*\/\*$|[/+](xml|yaml|x-yaml|csv|graphql|javascript|x-www-form-urlencoded)$/;

/**
 * What a program does with an answer of a media type.
 *
 * @param mediaType none where no success has content
 * @param name what a file is called, without its ending
 */
export function toAnswer(mediaType: string | undefined, name: string): SampleAnswer {
  if (mediaType === undefined) return {kind: 'status'};
  const type = toEssence(mediaType);
  if (LINES.test(type)) return {kind: 'lines'};
  if (/[/+]json$/.test(type)) return {kind: 'json'};
  return TEXT.test(type) ? {kind: 'text'} : {kind: 'file', file: toFileName(name, type)};
}
