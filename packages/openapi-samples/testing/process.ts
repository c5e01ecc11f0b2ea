import {execFile, spawnSync} from 'node:child_process';

export const TOKEN = 'token-of-the-test';

/** The `ETag` that an earlier read has returned. */
export const TAG = '"3f1c$x"';

export const SECRETS: Readonly<Record<string, string>> = {
  TOKEN,
  ETAG: TAG,
  API_KEY: 'a+b/c= d&e',
  API_APP_ID: 'x&y',
  API_SESSION: 'session-1',
  API_SID: 'sid-1',
  API_USER: 'user name',
  API_PASSWORD: 'p:a"s$s\\`',
  CLIENT_P12_PASSWORD: 'changeit',
};

/** Bypasses proxies, because the test server runs on this machine. */
export const toEnvironment = (more: Environment): NodeJS.ProcessEnv => ({
  ...process.env,
  ...SECRETS,
  LC_ALL: 'C.UTF-8',
  NO_PROXY: '127.0.0.1',
  no_proxy: '127.0.0.1',
  PYTHONDONTWRITEBYTECODE: '1',
  ...more,
});

export type Environment = Readonly<Record<string, string>>;

export interface Finished {
  readonly failed: boolean;
  readonly output: string;
}

/** Timeouts in milliseconds. A compiler may have to build its standard library first. */
const LONGEST = {program: 50_000, tool: 200_000};

export function runProgram(
  [command, ...args]: readonly [string, ...string[]],
  cwd: string,
  environment: Environment = {},
  timeout = LONGEST.program,
): Promise<Finished> {
  const options = {cwd, env: toEnvironment(environment), timeout};
  return new Promise((resolve) => {
    execFile(command, args, options, (error, stdout, stderr) => {
      resolve({failed: error !== null, output: `${stdout}${stderr}`});
    });
  });
}

/** Runs a program, and throws its output as an error if it fails. */
export async function runTool(
  command: readonly [string, ...string[]],
  cwd: string,
  environment?: Environment,
): Promise<void> {
  const {failed, output} = await runProgram(command, cwd, environment, LONGEST.tool);
  if (failed) throw new Error(`${command.join(' ')}\n${output}`);
}

/** Returns true if a command exists and succeeds. */
export const isCommandInstalled = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, {stdio: 'ignore'}).status === 0;
