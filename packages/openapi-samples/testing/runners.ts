import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';

import type {SampleLanguage} from '../languages';
import {type Environment, type Finished, isCommandInstalled, runProgram, runTool} from './process';
import {runCSharp} from './run-csharp';
import {runGo} from './run-go';
import {transpileAll} from './transpile';

export interface Program {
  readonly name: string;
  readonly code: string;
}

/** Runs each program in an empty directory, and returns the results in the same order. */
export type Run = (
  programs: readonly Program[],
  directory: string,
  environment?: Environment,
) => Promise<readonly Finished[]>;

export interface Runner {
  /** Name of the runtime in test titles. */
  readonly runtime: string;
  readonly isHere: () => boolean;
  readonly run: Run;
}

/**
 * Writes each program to a file of its own.
 *
 * @param pattern relative path, in which `{name}` is the name of the case
 */
async function writePrograms(
  programs: readonly Program[],
  directory: string,
  pattern: string,
): Promise<readonly string[]> {
  const files = programs.map(({name}) => join(directory, pattern.replace('{name}', name)));
  await Promise.all(files.map((file) => mkdir(dirname(file), {recursive: true})));
  await Promise.all(files.map((file, index) => writeFile(file, programs[index]?.code ?? '')));
  return files;
}

async function readOutcome(file: string): Promise<Finished> {
  const [outcome, ...lines] = (await readFile(`${file}.outcome`, 'utf8')).split('\n');
  return {failed: outcome !== 'passed', output: lines.join('\n')};
}

const runEach =
  (
    pattern: string,
    toCommand: (file: string) => readonly [string, ...string[]],
    own: Environment = {},
  ): Run =>
  async (programs, directory, environment) => {
    const files = await writePrograms(programs, directory, pattern);
    const finished: Finished[] = [];
    for (const file of files)
      finished.push(await runProgram(toCommand(file), directory, {...own, ...environment}));
    return finished;
  };

/** Runs all programs in one process, because the runtime is slow to start. */
const runTogether =
  (pattern: string, command: readonly [string, ...string[]], own: Environment = {}): Run =>
  async (programs, directory, environment) => {
    const files = await writePrograms(programs, directory, pattern);
    await runTool([...command, ...files], directory, {...own, ...environment});
    return Promise.all(files.map(readOutcome));
  };

const runJavaScript = runTogether('{name}.mjs', [
  process.execPath,
  join(import.meta.dirname, 'run-modules.mjs'),
]);

/** Appends a substitute for `uuidgen`, which is used if the machine has none. */
const PATH = [process.env.PATH, join(import.meta.dirname, 'without-uuidgen')].join(':');

const hasRequests = isCommandInstalled('python3', '-c', 'import requests');

export const RUNNERS: Readonly<Record<SampleLanguage, Runner>> = {
  curl: {
    runtime: 'bash and curl',
    isHere: () => isCommandInstalled('bash', '-c', 'curl --help all | grep -e --fail-with-body'),
    run: runEach('{name}.sh', (file) => ['bash', file], {PATH}),
  },
  javascript: {runtime: 'Node.js', isHere: () => true, run: runJavaScript},
  typescript: {
    runtime: 'the TypeScript compiler and Node.js',
    isHere: () => true,
    run: async (programs, directory, environment) => {
      const files = await writePrograms(programs, directory, '{name}.mts');
      return runJavaScript(transpileAll(programs, files), directory, environment);
    },
  },
  python: {
    runtime: `Python ${hasRequests ? 'with' : 'and a stand-in for'} requests`,
    isHere: () => isCommandInstalled('python3', '--version'),
    run: runTogether(
      '{name}.py',
      ['python3', join(import.meta.dirname, 'run_scripts.py')],
      hasRequests ? {} : {PYTHONPATH: join(import.meta.dirname, 'without-requests')},
    ),
  },
  go: {runtime: 'go', isHere: () => isCommandInstalled('go', 'version'), run: runGo},
  java: {
    runtime: 'a JDK',
    isHere: () => isCommandInstalled('javac', '--release', '17', '--version'),
    run: runTogether('{name}/Main.java', [
      'java',
      '-Xshare:auto',
      '-XX:TieredStopAtLevel=1',
      join(import.meta.dirname, 'RunClasses.java'),
    ]),
  },
  csharp: {
    runtime: 'dotnet',
    isHere: () => isCommandInstalled('dotnet', '--version'),
    run: runCSharp,
  },
  php: {
    runtime: 'php with curl',
    isHere: () => isCommandInstalled('php', '-r', "exit(extension_loaded('curl') ? 0 : 1);"),
    run: runEach('{name}.php', (file) => ['php', file]),
  },
  powershell: {
    runtime: 'pwsh',
    isHere: () => isCommandInstalled('pwsh', '-NoProfile', '-Command', 'exit 0'),
    run: runEach('{name}.ps1', (file) => ['pwsh', '-NoProfile', '-File', file]),
  },
};
