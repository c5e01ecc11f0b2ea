import {escapeInvisible, toUtf16Escapes} from './invisible';
import type {Json} from './json';
import {type Notation, toLiteral} from './literal';

const toJsonString = (text: string): string =>
  escapeInvisible(JSON.stringify(text), toUtf16Escapes);

const JSON_NOTATION: Notation = {
  indent: '  ',
  width: 80,
  trailingComma: '',
  emptyObject: '{}',
  toScalar: (value) => (typeof value === 'string' ? toJsonString(value) : String(value)),
  toKey: (name) => `${toJsonString(name)}: `,
  toBraces: () => ['{', '}'],
};

/** JSON over lines of two spaces, in which a character that nobody can see is escaped. */
export const formatJson = (value: Json): string => toLiteral(value, JSON_NOTATION);
