import fs from 'node:fs';

/** Milliseconds between two looks at the memory. */
const INTERVAL = 200;

interface ProcessState {
  readonly parent: number;
  readonly bytes: number;
}

/** Size of a memory page of Linux on common machines. */
const PAGE_SIZE = 4096;

/** Reads the fields of `/proc/<process>/stat` that follow the name of the program. */
function readFields(process: number | 'self'): readonly number[] {
  const stat = fs.readFileSync(`/proc/${process}/stat`, 'utf8');
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}

/** Parent and resident memory of a process; none once it has ended. */
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

/** Resident memory, in bytes, of a process and all below it; it needs Linux' `/proc`. */
export function readTreeMemory(root: number): number {
  const processes = readProcesses();
  const isBelow = (pid: number): boolean =>
    pid === root || (processes.has(pid) && isBelow(processes.get(pid)?.parent ?? 0));
  return [...processes].reduce((sum, [pid, {bytes}]) => sum + (isBelow(pid) ? bytes : 0), 0);
}

/**
 * Watches the memory of a process and of those it starts. It needs Linux' `/proc`.
 *
 * @returns ends the watch and gives the peak in bytes; memory that processes share counts for each
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

/** Milliseconds of a clock tick of Linux on common machines. */
const TICK = 10;

/** Milliseconds of processor time of the processes that this one started and that have ended, with those below them. */
export function readChildTime(): number {
  const fields = readFields('self');
  return ((fields[13] ?? 0) + (fields[14] ?? 0)) * TICK;
}
