import {findNearest} from '@openapi-portal/reports';

/** How many names an error lists at most. */
const MOST_NAMED = 30;

/** Names as an error lists them. */
export function listNames(names: readonly string[]): string {
  const rest = names.length - MOST_NAMED;
  const more = rest > 0 ? ` and ${rest} more` : '';
  return `there are ${names.slice(0, MOST_NAMED).join(', ') || 'none'}${more}`;
}

const toWords = (name: string): readonly string[] =>
  name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
    .split(/[-_.]/);

/** Those that have a name as one of their words, if they are few: `delete-user` of `delete`. */
function findByWord(name: string, known: readonly string[]): string | undefined {
  const found = known.filter((one) => toWords(one).includes(name.toLowerCase()));
  return found.length > 0 && found.length < 4 ? found.join(' or ') : undefined;
}

/** @throws Error naming the nearest of those that are known */
export function failToFind(what: string, name: string, known: readonly string[]): never {
  const nearest = findNearest(name, known) ?? findByWord(name, known);
  const fix = nearest === undefined ? listNames(known) : `did you mean ${nearest}`;
  throw new Error(`There is no ${what} ${name}: ${fix}`);
}
