/** A request as far as a sandbox reads it, such as a `Request`: a server need not make one, which has streams and signals. */
export type SandboxRequest = Pick<Request, 'method' | 'url' | 'headers' | 'arrayBuffer'>;

/** A request before its body has arrived. */
export type RequestHead = Omit<SandboxRequest, 'arrayBuffer'>;
