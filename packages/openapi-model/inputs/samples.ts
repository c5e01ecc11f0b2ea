/** Code that sends one request. */
export interface Sample {
  /**
   * Name of the language, which may occur only in the contract's own samples. Unique among the samples of a request.
   */
  readonly language: string;
  readonly label: string;
  readonly code: string;
}

/** The samples for one example of a request. */
export interface SampleGroup {
  /** Unique among the groups of an operation. */
  readonly id: string;
  /** Name of the example in the contract; any text if the request has no example. */
  readonly example: string;
  /** Media type of the request body. */
  readonly mediaType?: string;
  /** Title of the request in the list of examples. */
  readonly title: string;
  /** Empty if the request differs from an earlier one only in the value of its body. */
  readonly samples: readonly Sample[];
}
