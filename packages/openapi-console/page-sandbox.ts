interface SandboxCaller {
  readonly name: string;
  /** Returns the value to send as the credential of every security scheme, such as a new token. */
  readonly signIn: () => string;
}

export interface SandboxTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface SandboxMemory {
  readonly readTable: () => SandboxTable;
  /** Time in the sandbox, in milliseconds since 1970. */
  readonly now: () => number;
  readonly travel: (hours: number) => void;
  readonly reset: () => void;
}

export interface PreparedInput {
  readonly values: Readonly<Record<string, string>>;
  readonly body?: {readonly mediaType: string; readonly text: string};
  /** The credential to send for every security scheme. `index` is the position of its owner in `callers`, or -1. */
  readonly credential?: {readonly index: number; readonly secret: string};
}

/** A simulated server in the page. It answers as the contract describes, and no request leaves the device. */
export interface PageSandbox {
  readonly server: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Empty if the sandbox accepts any credential. */
  readonly callers: readonly SandboxCaller[];
  readonly memory?: SandboxMemory;
  /** Returns values for the inputs of a workflow (Arazzo), such as credentials, dates and ids. */
  readonly toInputs?: () => Readonly<Record<string, string>>;
  /** Creates the records that a prepared request needs and returns its input, or undefined for an unknown name. */
  readonly prepare?: (name: string) => Promise<PreparedInput | undefined>;
}
