import {parseArgs, type ParseArgsConfig} from 'node:util';

import {UsageError} from '@openapi-portal/reports/usage-error';

/**
 * Parses the arguments of a command.
 *
 * @param config options for `parseArgs` of `node:util`
 * @param usage usage line for error messages
 * @throws UsageError with the mistake and the usage
 */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\nUsage: ${usage}`, {cause: error});
  }
}
