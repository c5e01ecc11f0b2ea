/**
 * The parts of the Service Workers API that the worker uses. TypeScript's own declarations of the API conflict with
 * those for pages.
 *
 * @see https://www.w3.org/TR/service-workers/
 */
interface ExtendableEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

interface Events {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: FetchEvent;
  readonly message: ExtendableMessageEvent;
}

export interface WorkerScope {
  readonly addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => void;
  readonly clients: {readonly claim: () => Promise<void>};
  readonly registration: {readonly unregister: () => Promise<boolean>};
  readonly skipWaiting: () => Promise<void>;
}
