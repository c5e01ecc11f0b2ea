import type {Plugin} from '@docusaurus/types';
import {recordReleases} from '@openapi-portal/api-names';

type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

interface Current {
  readonly published: {readonly id: string};
  readonly readVersion: () => Promise<string>;
}

/** Makes `docs:version` record the current releases. The site's docs plugin must come first. */
export function recordVersions(cli: Cli, siteDir: string, apis: readonly Current[]): void {
  const record = async (version: string): Promise<void> => {
    const releases = apis.map(async (api) => [api.published.id, await api.readVersion()] as const);
    await recordReleases(siteDir, version, Object.fromEntries(await Promise.all(releases)));
  };
  const command = cli.commands.find((one: {name: () => string}) => one.name() === 'docs:version');
  command?.on('command:docs:version', ([version = '']: readonly string[]) => {
    // The command has not finished yet. If it fails, it exits without a `beforeExit` event.
    process.once('beforeExit', () => void record(version));
  });
}
