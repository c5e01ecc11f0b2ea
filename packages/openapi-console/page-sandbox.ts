/** Somebody whom the reader of a sandbox can be. */
interface SandboxCaller {
  /** Name in the console: `Dana Okafor, ciso`. */
  readonly name: string;
  /** Gives what is sent as the credential of every security scheme, such as a new token. */
  readonly signIn: () => string;
}

/** The records of a sandbox, one per row. */
export interface SandboxTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The controls of a sandbox with state. */
export interface SandboxMemory {
  readonly readTable: () => SandboxTable;
  /** The time in it, in milliseconds since 1970. */
  readonly now: () => number;
  /** Moves its clock on. */
  readonly travel: (hours: number) => void;
  /** Restores the initial state. */
  readonly reset: () => void;
}

/** A request that a page has prepared: what a reader would have put in. */
export interface PreparedInput {
  /** Text of the parameters by their location and name: `header If-Match`. */
  readonly values: Readonly<Record<string, string>>;
  readonly body?: {readonly mediaType: string; readonly text: string};
  /** Sent as the credential of every security scheme; `caller` is the index of whom it belongs to, or -1. */
  readonly credential?: {readonly index: number; readonly secret: string};
}

/** A server in the page that answers by the contract. Nothing leaves the device. */
export interface PageSandbox {
  /** The address below which it answers, without a slash at its end. */
  readonly server: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Empty if the sandbox accepts any credential. */
  readonly callers: readonly SandboxCaller[];
  readonly memory?: SandboxMemory;
  /** Values for the inputs of a workflow (Arazzo): credentials, dates, ids. */
  readonly toInputs?: () => Readonly<Record<string, string>>;
  /** Creates what a request needs, and returns the values to enter; undefined for an unknown name. */
  readonly prepare?: (name: string) => Promise<PreparedInput | undefined>;
}
