import {termsAToC} from './glossary/a-to-c';
import {termsDToK} from './glossary/d-to-k';
import {termsLToR} from './glossary/l-to-r';
import {termsSToV} from './glossary/s-to-v';
import type {Term as AnyTerm} from './glossary/term';

export {type Confusion, confusions} from './glossary/confusions';
export type {TermSource} from './glossary/term';

const entries = [...termsAToC, ...termsDToK, ...termsLToR, ...termsSToV] as const;

export type TermId = (typeof entries)[number]['id'];

export interface Term extends AnyTerm {
  readonly id: TermId;
}

/** The words of these pages, from A to Z. */
export const terms: readonly Term[] = entries;
