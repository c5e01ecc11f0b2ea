/** The members of a `Request` that a sandbox reads, because creating a whole one costs time. */
export type SandboxRequest = Pick<Request, 'method' | 'url' | 'headers' | 'arrayBuffer'>;

/** A request before its body has arrived. */
export type RequestHead = Omit<SandboxRequest, 'arrayBuffer'>;
