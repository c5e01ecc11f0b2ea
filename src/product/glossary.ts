import product from '#product';

import {applications} from './applications';
import {listById, type ModuleId, toName} from './ids';
import type {TermData, TermSource} from './model-types';
import {userTypes} from './user-types';

const {confusions, terms: entries} = product.glossary;

export {confusions};

export interface Term extends Omit<TermData, 'control'> {
  readonly id: string;
  readonly name: string;
  /** True if CyberView uses the term with a meaning of its own. */
  readonly isOwn: boolean;
  readonly usedIn: readonly ModuleId[];
}

const toSource = (control: string): TermSource => ({
  label: `NIST SP 800-53, ${control}`,
  href: 'https://csrc.nist.gov/pubs/sp/800/53/r5/upd1/final',
});

/** The terms of the glossary, from A to Z. */
export const terms: readonly Term[] = listById<string, TermData>(entries).map(
  ({control, source = control === undefined ? undefined : toSource(control), ...term}) => ({
    ...term,
    ...(source !== undefined && {source}),
    name: term.name ?? toName(term.id),
    isOwn: source === undefined && !term.isCommon,
    usedIn: term.usedIn ?? [],
  }),
);

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
 * Returns the name of the page at a route.
 *
 * @throws Error if no name is known
 */
export function findPageName(route: string): string {
  const name = pageNames.get(route.replace(/#.*/, ''));
  if (name === undefined) throw new Error(`The glossary has no name for ${route}`);
  return name;
}

/** Route of the glossary. The ids of terms are fragments there. */
export const definitionsPage = '/docs/introduction/definitions';

export const toLetter = ({name}: Term): string => name.charAt(0).toLowerCase();

/** First letters of terms, which are fragments in the glossary. */
export const letters: readonly string[] = [...new Set(terms.map(toLetter))];
