import type {StdioOptions} from 'node:child_process';

/** Names of the packages whose install scripts run: those for which `allowScripts` of `package.json` says `true`. */
export function listAllowedScripts(folder: string): string[];

/** Installs the packages of a folder's lock file, and runs none of their scripts but those that are allowed by name. */
export function installPackages(folder: string, stdio: StdioOptions): void;

/**
 * Installs the packages of a folder of `tools/`, unless they are there: readers of the portal need none of them. Says so on
 * standard error, because what a tool prints is its own.
 */
export function installTool(name: string): void;
