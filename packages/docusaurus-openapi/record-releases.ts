import type {Plugin} from '@docusaurus/types';
import {recordReleases} from '@openapi-portal/api-names';

type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

/** An API as its contract is now. */
interface Current {
  readonly published: {readonly id: string};
  readonly readVersion: () => Promise<string>;
}

/**
 * Makes the command that creates a version of the site's docs record the current releases of the contracts. The
 * docs must be created before those of the APIs, because the command must exist.
 */
export function recordVersions(cli: Cli, siteDir: string, apis: readonly Current[]): void {
  const record = async (version: string): Promise<void> => {
    const releases = apis.map(async (api) => [api.published.id, await api.readVersion()] as const);
    await recordReleases(siteDir, version, Object.fromEntries(await Promise.all(releases)));
  };
  const command = cli.commands.find((one: {name: () => string}) => one.name() === 'docs:version');
  command?.on('command:docs:version', ([version = '']: readonly string[]) => {
    // The command is still running. On failure it exits at once, without this event.
    process.once('beforeExit', () => void record(version));
  });
}
