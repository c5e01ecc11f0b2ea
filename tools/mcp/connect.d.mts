interface Answer {
  readonly isError?: boolean;
  readonly content: readonly {readonly type: string; readonly text: string}[];
}

interface Client {
  listTools(): Promise<{
    readonly tools: readonly {readonly name: string; readonly description?: string}[];
  }>;
  callTool(call: {
    readonly name: string;
    readonly arguments: Readonly<Record<string, unknown>>;
  }): Promise<Answer>;
  close(): Promise<void>;
}

interface Server {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts an MCP server as a coding assistant does, and speaks to it on its standard input and output. */
export function connect(server: Server): Promise<Client>;
