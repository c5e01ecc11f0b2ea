import type {ModuleId} from '../ids';

/** The public page on which a word of the outside world is explained. */
export interface TermSource {
  readonly label: string;
  readonly href: string;
}

/** A word by its anchor, which is made of the name as headings make theirs. */
export interface TermData {
  /** Where it is not what the anchor says. */
  readonly name?: string;
  /** What the word means, in one or two sentences that stand alone. */
  readonly definition: string;
  /** A word without one has a sense of CyberView's own. */
  readonly source?: TermSource;
  /** Whether it has a sense of common usage, which no source defines. */
  readonly isCommon?: true;
  readonly usedIn?: readonly ModuleId[];
  /** Other forms of the word in prose. Forms that are also ordinary English are left out. */
  readonly also?: readonly string[];
  /** Whether the name itself is also ordinary English, so that not every mention means the term. */
  readonly isOrdinaryWord?: true;
  /** The route that says more, where that is no module's page. */
  readonly page?: string;
}
