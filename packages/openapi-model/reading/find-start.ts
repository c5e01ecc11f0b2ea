import {namePointer, type SourceLocation} from '@openapi-portal/reports';

import {findOrigin} from './origins';

type Redocly = Pick<typeof import('@redocly/openapi-core'), 'getLineColLocation'>;
type Location = Parameters<Redocly['getLineColLocation']>[0];
type Load = Parameters<Location['source']['getAst']>[0];

/** Loads YAML as `load`, but does not compare each key of a mapping with all others: reading reports duplicates. */
const withoutComparing = (load: Load): Load => {
  const options = {ignoreDuplicateKeys: true};
  return (text, others) => load(text, {...others, ...options});
};

/**
 * Returns the file, line and column where the author wrote the value at a location, which may be in an overlay. Redocly's
 * own function alone takes time that grows with the square of the keys in a mapping: 30 seconds for 60,000.
 */
export function findStart(
  {getLineColLocation}: Redocly,
  location: Location,
): SourceLocation & {readonly file: string} {
  const written = {...location, ...findOrigin(location)};
  const {source, pointer = ''} = written;
  const getAst = source.getAst.bind(source);
  // The tree stays in a private field of the source: the first call alone loads.
  source.getAst = (load) => getAst(withoutComparing(load));
  try {
    const {line, col} = getLineColLocation(written).start;
    return {file: source.absoluteRef, line, column: col, ...namePointer(source.body, pointer)};
  } finally {
    Reflect.deleteProperty(source, 'getAst');
  }
}
