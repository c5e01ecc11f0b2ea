import type {Plugin} from '@docusaurus/types';
import {recordReleases} from '@openapi-portal/api-names';

type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

/** An API as its contract is now. */
interface Current {
  readonly published: {readonly id: string};
  readonly readVersion: () => Promise<string>;
}

/**
 * Has the command that makes a version of the site's docs keep which releases these speak of: those of the contracts as
 * they are then. The docs stand before those of the APIs, or nobody knows the command yet.
 */
export function recordVersions(cli: Cli, siteDir: string, apis: readonly Current[]): void {
  const record = async (version: string): Promise<void> => {
    const releases = apis.map(async (api) => [api.published.id, await api.readVersion()] as const);
    await recordReleases(siteDir, version, Object.fromEntries(await Promise.all(releases)));
  };
  const command = cli.commands.find((one: {name: () => string}) => one.name() === 'docs:version');
  command?.on('command:docs:version', ([version = '']: readonly string[]) => {
    // The command has only begun. It ends the process at once where it fails.
    process.once('beforeExit', () => void record(version));
  });
}
