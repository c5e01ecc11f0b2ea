/** The operation and fields that the home page shows, by their names in the contract. */
export const shownCall = {
  contract: 'openapi/ciso-api.yaml',
  operation: 'create-user',
  example: 'outsource',
  /** The fields of the request body; the others are left out. */
  fields: ['email', 'user_type', 'access_expires_at'],
  /** The header of the answer. */
  header: 'Location',
} as const;

/** A request, shortened, and the beginning of its answer. */
export interface Call {
  /** The operation's page below the API's. */
  readonly operation: string;
  /** The summary of the example in the contract. */
  readonly summary: string;
  readonly request: string;
  /** Its fields as highlighted HTML: JSON, but for the ellipsis at its end. */
  readonly body: string;
  readonly status: string;
  readonly header: readonly [name: string, value: string];
}

/** An API of the site. */
export interface ShownApi {
  readonly title: string;
  /** Its introduction, without the base path. */
  readonly href: string;
  /** The description of the API in one line. */
  readonly summary: string;
  /** The number of its operations. */
  readonly operations: number;
}
