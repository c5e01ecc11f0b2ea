import type {Cursor} from '../contract/cursor';
import {type Example, findExampleValue, listExamples} from '../operations/examples';
import {isXml} from './media-type';
import type {Json} from './model';
import {writeStream} from './write-stream';
import {writeXml} from './xml';

/** Converts a value to the text that is sent, if the media type is XML or a stream. */
export const writeBody = (value: Json, mediaType: string, schema: Cursor | undefined): Json =>
  isXml(mediaType) ? writeXml(value, schema) : (writeStream(value, mediaType) ?? value);

/** Lists the examples of a body. Values in XML and streams are text, unless the contract itself says what is sent. */
export const listBodyExamples = (mediaType: string, holder: Cursor): readonly Example[] =>
  listExamples(holder).map(([name, example]) => {
    const value = findExampleValue(example);
    if (value === undefined || example.has('serializedValue')) return [name, example];
    const written = writeBody(value, mediaType, holder.get('schema'));
    return [name, example.with({...example.object, value: written})];
  });
