import {getEnvironmentData, setEnvironmentData} from 'node:worker_threads';

const KEY = '@openapi-portal/progress';

/** Seconds between reports. */
const INTERVAL = {terminal: 0.2, log: 10};

/** Reports start after this many seconds, so that short builds print nothing. */
const SILENCE = 10;

const ERASE_REST = '\u001B[K';

interface Progress {
  /** Such as `API pages`. */
  readonly label: string;
  readonly total: number;
  readonly isTerminal: boolean;
  /** The uptime of the process, in seconds, from which `SILENCE` is counted. */
  readonly since: number;
  /** The number of finished pages, and the number of the last interval with a report. Shared by all threads. */
  readonly shared: Int32Array<SharedArrayBuffer>;
}

const toInterval = (seconds: number, isTerminal: boolean): number =>
  Math.floor(seconds / (isTerminal ? INTERVAL.terminal : INTERVAL.log));

/** Returns where and since when the process reports. */
function readOutput(): Pick<Progress, 'isTerminal' | 'since'> {
  const {env, stdout} = process;
  // A dev server runs for hours, so only its current work counts.
  const since = env.NODE_ENV === 'production' ? 0 : process.uptime();
  return {isTerminal: stdout.isTTY && env.CI === undefined, since};
}

/**
 * Starts to count pages. Threads that are created before the next call count the same pages.
 *
 * @param label what is counted, such as `API pages`
 */
export function startProgress(label: string, total: number): void {
  const {isTerminal, since} = readOutput();
  const shared = new Int32Array(new SharedArrayBuffer(8));
  // A short task in a long build reports nothing.
  shared[1] = toInterval(process.uptime() - since, isTerminal);
  setEnvironmentData(KEY, {label, total, isTerminal, since, shared} satisfies Progress);
}

/**
 * Counts a finished page. After ten seconds of a build, also reports the progress: in a terminal on one line that is
 * rewritten, elsewhere on a new line every ten seconds.
 */
export function countPage(): void {
  const progress = getEnvironmentData(KEY) as unknown as Progress | undefined;
  if (progress === undefined) return;
  const {label, total, isTerminal, since, shared} = progress;
  const done = Atomics.add(shared, 0, 1) + 1;
  const seconds = process.uptime() - since;
  if (seconds < SILENCE) return;
  const interval = toInterval(seconds, isTerminal);
  const last = Atomics.load(shared, 1);
  const isFirst = interval > last && Atomics.compareExchange(shared, 1, last, interval) === last;
  if (isTerminal && done === total) process.stdout.write(`${ERASE_REST}\r`);
  else if (isFirst) {
    const text = `${label}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;
    // The cursor returns to the start of the line, so that the next message of the build replaces it.
    process.stdout.write(isTerminal ? `${text}${ERASE_REST}\r` : `[INFO] ${text}\n`);
  }
}

/**
 * Returns a function that reports the share of a task, from 0 to 1, like `countPage`. It reports nothing in a terminal,
 * where Docusaurus shows a bar while it bundles.
 */
export function createShareReport(label: string): (share: number) => void {
  const {isTerminal, since} = readOutput();
  let last = toInterval(process.uptime() - since, false);
  return (share) => {
    const seconds = process.uptime() - since;
    const interval = toInterval(seconds, false);
    if (isTerminal || seconds < SILENCE || interval === last) return;
    last = interval;
    process.stdout.write(`[INFO] ${label}: ${Math.floor(100 * share)} %\n`);
  };
}
