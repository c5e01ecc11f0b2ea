import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import {type Environment, type Finished, runProgram, runTool} from './process';
import type {Program} from './runners';

const PROJECT = `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>net$(BundledNETCoreAppTargetFrameworkVersion)</TargetFramework>
    <AssemblyName>Samples</AssemblyName>
    <ImplicitUsings>enable</ImplicitUsings>
    <Nullable>enable</Nullable>
    <UseAppHost>false</UseAppHost>
  </PropertyGroup>
</Project>
`;

/** Wraps a program in a class, because only one file of a project can have top-level statements. */
function toClass(code: string, index: number): string {
  const usings = /^(using [\w.]+;\n)*/.exec(code)?.[0] ?? '';
  const statements = code.slice(usings.length);
  return `${usings}static class Sample${index}
{
public static async Task Run()
{
${statements}
}
}
`;
}

const toEntry = (programs: readonly Program[]): string => `var runs = new Func<Task>[]
{
${programs.map((_, index) => `    Sample${index}.Run,`).join('\n')}
};
await runs[int.Parse(args[0])]();
`;

/** Compiles all programs at once, and runs each in its own process. */
export async function runCSharp(
  programs: readonly Program[],
  directory: string,
  environment?: Environment,
): Promise<readonly Finished[]> {
  await writeFile(join(directory, 'Samples.csproj'), PROJECT);
  await writeFile(join(directory, 'Program.cs'), toEntry(programs));
  await Promise.all(
    programs.map(({code}, index) =>
      writeFile(join(directory, `Sample${index}.cs`), toClass(code, index)),
    ),
  );
  await runTool(['dotnet', 'build', '--nologo', '-o', 'out'], directory);
  const finished: Finished[] = [];
  for (const index of programs.keys())
    finished.push(
      await runProgram(['dotnet', 'out/Samples.dll', String(index)], directory, environment),
    );
  return finished;
}
