/** The operation and fields of the call on the home page, by their names in the contract. */
export const shownCall = {
  contract: 'openapi/ciso-api.yaml',
  operation: 'create-user',
  example: 'outsource',
  fields: ['email', 'user_type', 'access_expires_at'],
  header: 'Location',
} as const;

/** A shortened request, and the start of its response. */
export interface Call {
  /** Last segment of the URL of the operation's page. */
  readonly operation: string;
  /** Summary of the example in the contract. */
  readonly summary: string;
  readonly request: string;
  /** Fields of the request body as highlighted HTML, with an ellipsis at the end. */
  readonly body: string;
  readonly status: string;
  readonly header: readonly [name: string, value: string];
}

export interface ShownApi {
  readonly title: string;
  /** URL of the introduction, without the base path. */
  readonly href: string;
  readonly summary: string;
  readonly operations: number;
}
