import fs from 'node:fs';

/** Milliseconds between two measurements. */
const INTERVAL = 200;

interface ProcessState {
  readonly parent: number;
  readonly bytes: number;
}

/** Size in bytes of a memory page of Linux on common machines. */
const PAGE_SIZE = 4096;

/** Reads the fields of `/proc/<pid>/stat` that follow the program name. */
function readFields(process: number | 'self'): readonly number[] {
  const stat = fs.readFileSync(`/proc/${process}/stat`, 'utf8');
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}

/** Reads the parent and the resident memory of a process; undefined if it has ended. */
function readProcess(pid: number): ProcessState | undefined {
  try {
    const fields = readFields(pid);
    return {parent: fields[1] ?? 0, bytes: (fields[21] ?? 0) * PAGE_SIZE};
  } catch {
    return undefined;
  }
}

function readProcesses(): ReadonlyMap<number, ProcessState> {
  const pids = fs.readdirSync('/proc').map(Number).filter(Number.isInteger);
  const states = pids.map((pid) => [pid, readProcess(pid)] as const);
  return new Map(states.filter((entry): entry is [number, ProcessState] => entry[1] !== undefined));
}

/** Returns the resident memory in bytes of a process and its descendants. Requires Linux' `/proc`. */
export function readTreeMemory(root: number): number {
  const processes = readProcesses();
  const isBelow = (pid: number): boolean =>
    pid === root || (processes.has(pid) && isBelow(processes.get(pid)?.parent ?? 0));
  return [...processes].reduce((sum, [pid, {bytes}]) => sum + (isBelow(pid) ? bytes : 0), 0);
}

/**
 * Watches the memory of a process and its descendants. Requires Linux' `/proc`.
 *
 * @returns a function that stops watching and returns the peak in bytes; shared memory counts for each process
 */
export function watchMemory(pid: number): () => number {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, readTreeMemory(pid));
  }, INTERVAL);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/** Duration in milliseconds of a clock tick of Linux on common machines. */
const TICK = 10;

/** Returns the processor time in milliseconds of all child processes that have ended, including their descendants. */
export function readChildTime(): number {
  const fields = readFields('self');
  return ((fields[13] ?? 0) + (fields[14] ?? 0)) * TICK;
}
