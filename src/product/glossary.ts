import {termsAToC} from './glossary/a-to-c';
import {termsDToK} from './glossary/d-to-k';
import {termsLToR} from './glossary/l-to-r';
import {termsSToV} from './glossary/s-to-v';
import type {Term as AnyTerm} from './glossary/term';

export {confusions} from './glossary/confusions';

const entries = [...termsAToC, ...termsDToK, ...termsLToR, ...termsSToV] as const;

export type TermId = (typeof entries)[number]['id'];

export interface Term extends AnyTerm {
  readonly id: TermId;
}

/** The words of these pages, from A to Z. */
export const terms: readonly Term[] = entries;

/** The route of the page that lists them; each has its id as an anchor. */
export const definitionsPage = '/docs/introduction/definitions';

/** The letter under which a term is listed. */
export const toLetter = ({name}: Term): string => name.charAt(0).toLowerCase();

/** The letters that terms begin with, which are anchors of the list. */
export const letters: readonly string[] = [...new Set(terms.map(toLetter))];
