/**
 * What Docusaurus imports as `react-loadable`, in the browser.
 *
 * The original gives up where a reader needs help: when a page's files cannot be loaded, it makes
 * Docusaurus reload the whole address, which offline ends on the browser's own error page. This one
 * lets the navigation go ahead and shows `@theme/Loading` with the error and a 'Retry' button.
 * A load that failed is tried again the next time that the page is wanted.
 */
import {type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore} from 'react';

import {LOADING_STATE_DELAY} from './delays';
import {isHydrated} from './hydration';

type Loaders = Readonly<Record<string, () => Promise<unknown>>>;
type Loaded = Readonly<Record<string, unknown>>;

export interface LoadingProps {
  readonly error: unknown;
  readonly pastDelay: boolean;
  readonly retry: () => void;
}

interface Options<L, T> {
  readonly loader: L;
  readonly loading: ComponentType<LoadingProps>;
  readonly render: (loaded: T, props: object) => ReactNode;
}

export type LoadableComponent = ComponentType<object> & {readonly preload: () => Promise<void>};

/** What is known of a part of a page: nothing while it loads. */
interface State<T> {
  readonly loaded?: T;
  readonly error?: unknown;
}

/** What could not be loaded. A page is made of nested parts, which fail together. */
const failed = new Set<Part<unknown>>();

/** One part's files: wanted by any number of readers, loaded at most once at a time. */
class Part<T> {
  state: State<T> = {};
  private pending: Promise<void> | undefined;
  private readonly readers = new Set<() => void>();

  constructor(private readonly load: () => Promise<T>) {}

  want(): Promise<void> {
    if (this.state.loaded !== undefined) return Promise.resolve();
    this.pending ??= this.start();
    return this.pending;
  }

  readonly subscribe = (reader: () => void): (() => void) => {
    this.readers.add(reader);
    return () => this.readers.delete(reader);
  };

  private async start(): Promise<void> {
    if (failed.delete(this)) this.tell({});
    try {
      this.tell({loaded: await this.load()});
    } catch (error) {
      failed.add(this);
      this.tell({error});
    } finally {
      this.pending = undefined;
    }
  }

  private tell(state: State<T>): void {
    this.state = state;
    this.readers.forEach((reader) => reader());
  }
}

/** Before hydration a failure must reject: the served page then stays as it is, and readable. */
async function preload<T>(part: Part<T>): Promise<void> {
  await part.want();
  if (part.state.loaded === undefined && !isHydrated()) throw part.state.error;
}

/** Loads again whatever failed: the parts inside this one would each ask for a retry of their own. */
function retry(): void {
  for (const part of [...failed]) void part.want();
}

function usePart<T>(part: Part<T>): LoadingProps & {readonly loaded: T | undefined} {
  const readState = (): State<T> => part.state;
  const {loaded, error} = useSyncExternalStore(part.subscribe, readState, readState);
  const [pastDelay, setPastDelay] = useState(false);
  const isLoading = loaded === undefined && error === undefined;

  useEffect(() => {
    if (!isLoading) return;
    void part.want();
    const timer = setTimeout(() => setPastDelay(true), LOADING_STATE_DELAY);
    return () => {
      clearTimeout(timer);
      setPastDelay(false);
    };
  }, [part, isLoading]);

  return {loaded, error, pastDelay, retry};
}

function toComponent<T>(
  load: () => Promise<T>,
  {loading: Loading, render}: Omit<Options<unknown, T>, 'loader'>,
): LoadableComponent {
  const part = new Part(load);
  function PageLoader(props: object): ReactNode {
    const {loaded, ...state} = usePart(part);
    return loaded === undefined ? <Loading {...state} /> : render(loaded, props);
  }
  return Object.assign(PageLoader, {preload: () => preload(part)});
}

async function loadAll(loaders: Loaders): Promise<Loaded> {
  const entries = Object.entries(loaders).map(async ([key, load]) => [key, await load()] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** A component whose module is loaded when it is wanted; the signature is that of `react-loadable`. */
export default function Loadable<T>(options: Options<() => Promise<T>, T>): LoadableComponent {
  return toComponent(options.loader, options);
}

/** The same for several modules at once, given and handed on by name. */
Loadable.Map = (options: Options<Loaders, Loaded>): LoadableComponent =>
  toComponent(() => loadAll(options.loader), options);
