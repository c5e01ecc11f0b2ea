/** The operation and the example that the home page shows, by their names in the contract. */
export const shownCall = {
  contract: 'openapi/ciso-api.yaml',
  operation: 'create-user',
  example: 'outsource',
} as const;

/** What one side sends to the other. */
export interface Message {
  /** What it is, in the contract's words. */
  readonly summary: string;
  /** The first line of an HTTP/1.1 message. */
  readonly start: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Highlighted HTML. */
  readonly body: string;
}

/** A request and its answer. */
export interface Call {
  /** The operation's id, its page below the API's. */
  readonly operation: string;
  /** What it does, in the contract's words. */
  readonly title: string;
  readonly scope: string;
  /** Who may send the request. */
  readonly userTypes: readonly string[];
  readonly request: Message;
  readonly answer: Message;
}
