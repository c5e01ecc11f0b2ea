import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';

export interface RunOptions {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv | undefined;
  /** Absolute path of the file to which the output is appended. */
  readonly log: string;
  /** Milliseconds after which the command is killed. */
  readonly timeout: number;
  readonly onStart?: (pid: number) => void;
}

/**
 * Runs a command.
 *
 * @throws Error with the path of the log if the command fails or exceeds the timeout
 */
export async function runLogged(command: readonly string[], options: RunOptions): Promise<void> {
  const [program = '', ...args] = command;
  const log = fs.openSync(options.log, 'a');
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: {...process.env, CI: '1', NODE_ENV: undefined, ...options.env},
    stdio: ['ignore', log, log],
    timeout: options.timeout,
    killSignal: 'SIGKILL',
  });
  if (child.pid !== undefined) options.onStart?.(child.pid);
  const [status, signal] = (await once(child, 'close')) as [number | null, string | null];
  fs.closeSync(log);
  if (status === 0) return;
  const end = signal === null ? `failed with status ${String(status)}` : `was killed by ${signal}`;
  throw new Error(`${args.join(' ')} ${end}. Its output is in ${options.log}`);
}
