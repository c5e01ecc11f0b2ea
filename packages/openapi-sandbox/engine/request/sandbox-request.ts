/**
 * The members of a `Request` that a sandbox reads. A server can provide them without creating a `Request`, whose
 * streams and signals cost time.
 */
export type SandboxRequest = Pick<Request, 'method' | 'url' | 'headers' | 'arrayBuffer'>;

/** A request before its body has arrived. */
export type RequestHead = Omit<SandboxRequest, 'arrayBuffer'>;
