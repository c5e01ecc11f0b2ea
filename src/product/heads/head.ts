import type {Illustration} from '../illustrations';
import type {RecordKey} from '../running-example';

/** One of the four facts above a page: a label, its answer in a few words, and what has to be said with it. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly more: string;
}

/** What a number in the picture points at. */
export interface Callout {
  readonly title: string;
  /** As sentences. */
  readonly text: string;
}

interface Row {
  readonly key: RecordKey;
  /** The state where the steps of the example do not tell it. */
  readonly state?: string;
  /** A date, words, or the score of a risk. */
  readonly last: string | number;
}

/** A list whose first record is selected, and that record beside it. */
export interface RecordScreen {
  readonly list: string;
  /** The head of the last column. */
  readonly last: string;
  readonly rows: readonly Row[];
  /** Names of fields of the selected record, whose examples are its own. */
  readonly fields: readonly string[];
  /** The first words of examples that are too long for a picture. */
  readonly short?: Readonly<Record<string, string>>;
  /** The records that it leads to, each with what it is to this one. */
  readonly links: readonly (readonly [as: string, key: RecordKey])[];
  /** The fields and links that the second and third callout point at; the first points at the selected row. */
  readonly marks: readonly [string, string];
  /** Buttons for the next states that its reader may set. */
  readonly buttons?: readonly string[];
  /** What stands below the list: how the record came here, unless a screen has something better. */
  readonly below?: 'matrix' | 'quote';
}

/** The product as the example has it, with numbers that the words below it explain. */
export interface HeadPicture extends Illustration {
  readonly callouts: readonly Callout[];
  /** Whether the window shows the modules of the application at its left. */
  readonly hasNavigation?: true;
  /** Whether the numbers are those of a list on the page. */
  readonly isNumbered?: true;
  /** What the screen is drawn of, where it is a list with a record. */
  readonly screen?: RecordScreen;
}

/** What the first screen of a page shows: who acts, the number that matters, the limit and who decides, and a picture. */
export interface Head {
  readonly facts: readonly [Fact, Fact, Fact, Fact];
  readonly picture: HeadPicture;
}

/** A fact in one line of the model. */
export const toFact = (label: string, value: string, more: string): Fact => ({label, value, more});
