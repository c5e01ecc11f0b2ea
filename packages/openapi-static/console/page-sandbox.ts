/** Somebody whom the reader of a sandbox can be. */
export interface SandboxCaller {
  /** As the console shows it: `Dana Okafor, ciso`. */
  readonly name: string;
  /** Gives what is sent as the credential of every security scheme, such as a new token. */
  readonly signIn: () => string;
}

/** What exists in a sandbox, a row each. */
export interface SandboxTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What a reader can do with a sandbox that remembers. */
export interface SandboxMemory {
  readonly readTable: () => SandboxTable;
  /** The time in it, in milliseconds since 1970. */
  readonly now: () => number;
  /** Moves its clock on. */
  readonly travel: (hours: number) => void;
  /** Starts it anew. */
  readonly reset: () => void;
}

/** A server in the page that answers as the contract says: nothing is sent anywhere. */
export interface PageSandbox {
  readonly fetch: (request: Request) => Promise<Response>;
  /** None where any credential will do. */
  readonly callers: readonly SandboxCaller[];
  readonly memory?: SandboxMemory;
}
