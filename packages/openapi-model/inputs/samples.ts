export interface Sample {
  /** Unique among the samples of a request. The contract's own samples can be in any language. */
  readonly language: string;
  readonly label: string;
  /** The shortest program, or the contract's own sample. */
  readonly code: string;
  /** The program with a timeout and error handling. Absent for the contract's own samples. */
  readonly full?: string;
}

export interface SampleGroup {
  /** Unique among the groups of an operation. */
  readonly id: string;
  /** Name of the example in the contract; any text if the request has no example. */
  readonly example: string;
  /** Media type of the request body. */
  readonly mediaType?: string;
  readonly title: string;
  /** Empty if the request differs from an earlier one only in the value of its body. */
  readonly samples: readonly Sample[];
  /** True if the samples read the body from a file, so that they do not show the example. */
  readonly readsFile?: true;
}
