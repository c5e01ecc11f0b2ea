import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import {type Environment, type Finished, runProgram, runTool} from './process';
import type {Program} from './runners';

const toEntry = (count: number): string => `package main

import "os"

func main() {
	runs := map[string]func(){
${Array.from({length: count}, (_, index) => `\t\t"${index}": sample${index},`).join('\n')}
	}
	runs[os.Args[1]]()
}
`;

/** Compiles all programs at once, with their `main` functions renamed, and runs each in its own process. */
export async function runGo(
  programs: readonly Program[],
  directory: string,
  environment?: Environment,
): Promise<readonly Finished[]> {
  await writeFile(join(directory, 'go.mod'), 'module samples\n\ngo 1.17\n');
  await writeFile(join(directory, 'main.go'), toEntry(programs.length));
  await Promise.all(
    programs.map(({code}, index) =>
      writeFile(
        join(directory, `sample${index}.go`),
        code.replace('\nfunc main() {', `\nfunc sample${index}() {`),
      ),
    ),
  );
  await runTool(['go', 'build', '-ldflags=-s -w', '-o', 'samples'], directory);
  const finished: Finished[] = [];
  for (const index of programs.keys())
    finished.push(
      await runProgram([join(directory, 'samples'), String(index)], directory, environment),
    );
  return finished;
}
