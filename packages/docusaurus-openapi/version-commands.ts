import type {Plugin} from '@docusaurus/types';

type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

const describe = (command: string): string =>
  `${command} copies generated pages, and no build updates the copy.
→ Add the contract of the release to the folder of its API in openapi/releases/, and a line to releases.yaml there. The build generates the changelog and the pages of the version from them. For other docs, use docs:version as Docusaurus documents it.`;

/** Makes the commands that would copy the pages of an API print an explanation instead. */
export function replaceVersionCommands(cli: Cli, id: string): void {
  const names = new Set([`docs:version:${id}`, 'gen-api-docs:version']);
  for (const command of cli.commands) {
    const name = command.name();
    if (!names.has(name)) continue;
    command.action(() => {
      console.error(describe(name));
      process.exitCode = 1;
    });
  }
}
