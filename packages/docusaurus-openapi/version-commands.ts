import type {Plugin} from '@docusaurus/types';

type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

const describe = (command: string): string =>
  `${command} copies pages that are generated, and no build keeps such a copy up to date.
→ Put the contract of the release into openapi/releases/, in the folder of its API, with a line in releases.yaml there: readers have its changes and pages from that. For the docs of the product, docs:version works as Docusaurus documents it.`;

/**
 * Makes the commands that would copy the pages of an API print an explanation instead.
 *
 * @param id of the docs instance of the API
 */
export function explainVersions(cli: Cli, id: string): void {
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
