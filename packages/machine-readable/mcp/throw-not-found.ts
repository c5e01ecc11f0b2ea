import {findNearest} from '@openapi-portal/reports';
import {showInvisible} from '@openapi-portal/reports/invisible';

const LONGEST_NAME = 80;

/**
 * Formats a name for an error message. Names that could contain instructions for an assistant are quoted and
 * shortened.
 */
export const quote = (name: string): string =>
  /^[\w./#{}:+-]+$/.test(name) && name.length <= LONGEST_NAME
    ? name
    : JSON.stringify(showInvisible(name.slice(0, LONGEST_NAME)));

const MOST_NAMED = 30;

export function listNames(names: readonly string[]): string {
  const rest = names.length - MOST_NAMED;
  const more = rest > 0 ? ` and ${rest} more` : '';
  return `there are ${names.slice(0, MOST_NAMED).map(quote).join(', ') || 'none'}${more}`;
}

const toWords = (name: string): readonly string[] =>
  name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
    .split(/[-_.]/);

/** Finds up to three names that contain a word, such as `delete-user` for `delete`. */
function findByWord(name: string, known: readonly string[]): string | undefined {
  const found = known.filter((one) => toWords(one).includes(name.toLowerCase()));
  return found.length > 0 && found.length < 4 ? found.map(quote).join(' or ') : undefined;
}

/**
 * @param refused sentences about APIs that could not be read, which may have the name
 * @throws Error with the most similar known name, or with the known names
 */
export function throwNotFound(
  what: string,
  name: string,
  known: readonly string[],
  refused: readonly string[] = [],
): never {
  const near = findNearest(name, known);
  const nearest = near === undefined ? findByWord(name, known) : quote(near);
  const fix = nearest === undefined ? listNames(known) : `did you mean ${nearest}`;
  throw new Error([`There is no ${what} ${name}: ${fix}`, ...refused].join('. '));
}
