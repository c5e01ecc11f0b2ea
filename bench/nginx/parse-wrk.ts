/** Results of wrk. Times are in milliseconds. */
export interface WrkResult {
  readonly requests: number;
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
}

const UNITS: Readonly<Record<string, number>> = {us: 0.001, ms: 1, s: 1000, m: 60_000};

function find(output: string, pattern: RegExp): RegExpExecArray {
  const match = pattern.exec(output);
  if (match === null)
    throw new Error(`The output of wrk does not match ${String(pattern)}:\n${output}`);
  return match;
}

function findTime(output: string, percentile: number): number {
  const [, value, unit = ''] = find(output, new RegExp(`${percentile}%\\s+([\\d.]+)(us|ms|s|m)`));
  return Number(value) * (UNITS[unit] ?? NaN);
}

/** Counts failed connections and responses with status 400 or higher. wrk omits these lines if nothing failed. */
function countFailures(output: string): number {
  const status = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? '0';
  const sockets = /Socket errors: (.*)/.exec(output)?.[1] ?? '';
  return (sockets.match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), Number(status));
}

/**
 * Parses the output of `wrk --latency`.
 *
 * @throws Error with the output if a number is missing
 */
export const parseWrk = (output: string): WrkResult => ({
  requests: Number(find(output, /(\d+) requests in/)[1]),
  requestsPerSecond: Number(find(output, /Requests\/sec:\s+([\d.]+)/)[1]),
  p50: findTime(output, 50),
  p99: findTime(output, 99),
  failures: countFailures(output),
});
