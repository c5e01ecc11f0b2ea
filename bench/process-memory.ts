import fs from 'node:fs';

/** Milliseconds between two looks at the memory. */
const INTERVAL = 200;

interface ProcessState {
  readonly parent: number;
  readonly bytes: number;
}

/** Size of a memory page of Linux on the machines we know. */
const PAGE_SIZE = 4096;

/** Parent and resident memory of a process; none once it has ended. */
function readProcess(pid: number): ProcessState | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {parent: Number(fields[1]), bytes: Number(fields[21]) * PAGE_SIZE};
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
