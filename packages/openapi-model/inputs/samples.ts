/** A program that sends one request. */
export interface Sample {
  /** One of ours, or another that the contract has a sample in: unique among the samples of a request. */
  readonly language: string;
  readonly label: string;
  readonly code: string;
}

/** The samples of one request example. */
export interface SampleGroup {
  /** Unique among the groups of an operation. */
  readonly id: string;
  /** Name of the example in the contract; any text for a request without one. */
  readonly example: string;
  /** Type of the request's body. */
  readonly mediaType?: string;
  /** Title of the request in the list of examples. */
  readonly title: string;
  /** Empty if the request only differs from an earlier one in the body's value. */
  readonly samples: readonly Sample[];
}
