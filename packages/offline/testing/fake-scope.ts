import {vi} from 'vitest';

import {type PageVisit, toDigest, type WorkerData} from '../worker-data';

const ORIGIN = 'https://docs.test';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
};

/** Texts of the files of a build, by path from the root of the host. */
export type Contents = Readonly<Record<string, string>>;

/** A fake host, and the browser's HTTP cache in front of it. */
export class Host {
  /** Responses that replace a file. */
  readonly instead = new Map<string, () => Response>();
  readonly cached = new Map<string, () => Response>();
  readonly asked: string[] = [];
  /** Files whose requests fail, as without a network. */
  readonly failing = new Set<string>();
  isAway = false;

  constructor(private readonly contents: Contents) {}

  readonly fetch = (
    asked: string | {readonly url: string},
    init?: RequestInit,
  ): Promise<Response> => {
    const {pathname} = new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN);
    this.asked.push(pathname);
    if (this.isAway || this.failing.has(pathname))
      return Promise.reject(new TypeError('Failed to fetch'));
    const cached = init?.cache === 'no-cache' ? undefined : this.cached.get(pathname);
    return Promise.resolve((cached ?? this.instead.get(pathname) ?? this.serve(pathname))());
  };

  private serve(pathname: string): () => Response {
    const content = this.contents[decodeURI(pathname)];
    if (content === undefined) return () => new Response('Not found', {status: 404});
    const type = TYPES[/\.(\w+)$/.exec(pathname)?.[1] ?? ''] ?? 'text/html; charset=utf-8';
    return () => new Response(content, {headers: {'content-type': type}});
  }
}

const toPath = (address: string): string => new URL(address, ORIGIN).pathname;

/** Fake `CacheStorage`: cached responses by cache name and path. */
class FakeCaches {
  readonly all = new Map<string, Map<string, Response>>();
  /** The method that fails, as if the browser's storage were damaged, full or blocked. */
  failing: 'open' | 'match' | 'put' | undefined;

  readonly keys = (): Promise<string[]> => Promise.resolve([...this.all.keys()]);
  readonly delete = (name: string): Promise<boolean> => Promise.resolve(this.all.delete(name));

  private readonly fail = (name: FakeCaches['failing']): Promise<void> =>
    this.failing === name
      ? Promise.reject(new DOMException('Unexpected internal error', 'UnknownError'))
      : Promise.resolve();

  readonly open = async (name: string) => {
    await this.fail('open');
    const answers = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, answers);
    return {
      keys: () => Promise.resolve([...answers.keys()].map((path) => ({url: ORIGIN + path}))),
      match: (address: string) =>
        this.fail('match').then(() => answers.get(toPath(address))?.clone()),
      put: (address: string, answer: Response) =>
        this.fail('put').then(() => void answers.set(toPath(address), answer)),
    };
  };
}

export async function buildData(contents: Contents): Promise<WorkerData> {
  const data = {pages: {} as Record<string, string>, files: {} as Record<string, string>};
  for (const [path, content] of Object.entries(contents)) {
    const kind = path.includes('.') ? 'files' : 'pages';
    data[kind][path.slice(1)] = await toDigest(new TextEncoder().encode(content));
  }
  const build = await toDigest(new TextEncoder().encode(JSON.stringify(data)));
  return {build, base: '/', ...data, shared: ['offline.html']};
}

interface Asked {
  readonly method?: string;
  readonly mode?: RequestMode;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Event {
  readonly request?: unknown;
  readonly data?: PageVisit;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly respondWith: (answer: Promise<Response>) => void;
}

/** Runs the service worker of a build in a fake browser. The worker of another build can replace it. */
export class Browser {
  private listeners = new Map<string, (event: Event) => void>();
  private readonly caches = new FakeCaches();

  /** Starts the worker of a build, which takes over unless its installation fails. */
  async start(contents: Contents, host: Host): Promise<void> {
    const before = this.listeners;
    this.listeners = new Map();
    vi.resetModules();
    vi.stubGlobal('WORKER_DATA', await buildData(contents));
    vi.stubGlobal('caches', this.caches);
    vi.stubGlobal('location', new URL(ORIGIN));
    vi.stubGlobal('fetch', host.fetch);
    vi.stubGlobal('self', {
      addEventListener: (name: string, listener: (event: Event) => void) =>
        this.listeners.set(name, listener),
      clients: {claim: () => Promise.resolve()},
    });
    await import('../worker');
    try {
      await this.dispatch('install');
    } catch {
      this.listeners = before;
      return;
    }
    await this.dispatch('activate');
  }

  /** Tells the worker that a page was read, which has loaded these files. */
  readonly read = (path: string, loaded: readonly string[] = []): Promise<unknown> =>
    this.dispatch('message', {
      data: {path, loaded: loaded.map((file) => ORIGIN + file), isSaving: false},
    });

  /** Returns the worker's response; undefined if it leaves the request to the browser. */
  readonly ask = (address: string, asked: Asked = {}): Promise<Response | undefined> => {
    const {method = 'GET', mode = 'cors', headers = {}} = asked;
    const url = new URL(address, ORIGIN).href;
    const request = {url, method, mode, headers: new Headers(headers), cache: 'default'};
    return this.dispatch('fetch', {request});
  };

  failStorage(failing: FakeCaches['failing']): void {
    this.caches.failing = failing;
  }

  listCached(): readonly string[] {
    return [...this.caches.all.values()].flatMap((answers) => [...answers.keys()]).sort();
  }

  private async dispatch(name: string, event: Partial<Event> = {}): Promise<Response | undefined> {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    this.listeners.get(name)?.({
      ...event,
      waitUntil: (promise) => void work.push(promise),
      respondWith: (promise) => {
        answer = promise;
      },
    });
    await Promise.all(work);
    return answer;
  }
}
