import type {StdioOptions} from 'node:child_process';

/** Lists the packages whose install scripts may run: those set to `true` in `allowScripts` of `package.json`. */
export function listAllowedScripts(folder: string): string[];

/** Installs the packages in a folder's lock file, and runs only the install scripts that `allowScripts` permits. */
export function installPackages(folder: string, stdio: StdioOptions): void;

/**
 * Installs the packages of a folder if any is missing. Processes that do this at the same time wait for each other.
 *
 * @param news printed to standard error before the installation
 */
export function installMissing(folder: string, news: string, stdio: StdioOptions): void;

/**
 * Installs the packages of a folder in `tools/` if they are missing. Progress is printed to standard error, because
 * standard output belongs to the tool.
 */
export function installTool(name: string): void;
