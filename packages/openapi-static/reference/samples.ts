/** One request in one language. */
export interface Sample {
  /** Key of the language, which the reader's choice is kept and code is highlighted by: `python`. */
  readonly language: string;
  /** The language's name: `Python`. */
  readonly label: string;
  /** What to show in place of the label. */
  readonly title?: string;
  readonly code: string;
}

/** The samples of one named request example. */
export interface SampleGroup {
  /** Name of the example in the contract; any key for a request without one. */
  readonly example: string;
  /** What the request does, as its line in the list of examples. */
  readonly title: string;
  readonly samples: readonly Sample[];
}
