import {termsAToC} from './glossary/a-to-c';
import {termsDToK} from './glossary/d-to-k';
import {termsLToR} from './glossary/l-to-r';
import {termsSToV} from './glossary/s-to-v';
import type {TermData} from './glossary/term';
import {applications} from './applications';
import {listById, type ModuleId, toName} from './ids';
import {userTypes} from './user-types';

export {confusions} from './glossary/confusions';

const entries = {...termsAToC, ...termsDToK, ...termsLToR, ...termsSToV};

export type TermId = keyof typeof entries;

export interface Term extends TermData {
  readonly id: TermId;
  readonly name: string;
  /** Whether CyberView uses the word in a sense of its own. */
  readonly isOwn: boolean;
  readonly usedIn: readonly ModuleId[];
}

/** The words of these pages, from A to Z. */
export const terms: readonly Term[] = listById<TermId, TermData>(entries).map((term) => ({
  ...term,
  name: term.name ?? toName(term.id),
  isOwn: term.source === undefined && !term.isCommon,
  usedIn: term.usedIn ?? [],
}));

const pageNames = new Map<string, string>([
  ...userTypes.map(({id, name}) => [`/docs/user-types/${id}`, name] as const),
  ...applications.map(
    ({id, name}) => [`/docs/system-applications/${id}-application`, name] as const,
  ),
  ['/docs/user-types/', 'User types'],
  ['/docs/system-applications/', 'Applications'],
  ['/docs/system-modules/', 'Modules'],
  ['/docs/API/authentication', 'Authentication'],
  ['/docs/API/concurrent-changes', 'Concurrent changes'],
  ['/docs/API/errors', 'Errors'],
  ['/docs/API/safe-retries', 'Safe retries'],
]);

/**
 * What the page is called to which a route leads.
 *
 * @throws Error where no name is known
 */
export function findPageName(route: string): string {
  const name = pageNames.get(route.replace(/#.*/, ''));
  if (name === undefined) throw new Error(`The glossary has no name for ${route}`);
  return name;
}

/** The route of the page that lists them; each has its id as an anchor. */
export const definitionsPage = '/docs/introduction/definitions';

/** The letter under which a term is listed. */
export const toLetter = ({name}: Term): string => name.charAt(0).toLowerCase();

/** The letters that terms begin with, which are anchors of the list. */
export const letters: readonly string[] = [...new Set(terms.map(toLetter))];
