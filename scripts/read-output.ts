import type {ChildProcess} from 'node:child_process';

/** Waits until a process ends, and returns what it printed. A process that cannot start has the status 1. */
export function readOutput(
  child: ChildProcess,
): Promise<{readonly status: number; readonly output: string}> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => {
    child.once('error', ({message}) => resolve({status: 1, output: output + message}));
    child.once('close', (status) => resolve({status: status ?? 1, output}));
  });
}
