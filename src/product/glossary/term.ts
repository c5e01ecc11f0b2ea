import type {ModuleId} from '../ids';

/** The public page on which a word of the outside world is explained. */
export interface TermSource {
  readonly label: string;
  readonly href: string;
}

export interface Term {
  /** Its anchor, made of the name as headings make theirs. */
  readonly id: string;
  readonly name: string;
  /** What the word means, in one or two sentences that stand alone. */
  readonly definition: string;
  /** Whether CyberView uses the word in a sense of its own. */
  readonly isOwn: boolean;
  readonly source?: TermSource;
  readonly usedIn: readonly ModuleId[];
  /** Other forms of the word in prose. Forms that are also ordinary English are left out. */
  readonly also?: readonly string[];
  /** Whether the name itself is also ordinary English, so that not every mention means the term. */
  readonly isOrdinaryWord?: true;
  /** The route that says more, where that is no module's page. */
  readonly page?: string;
}
