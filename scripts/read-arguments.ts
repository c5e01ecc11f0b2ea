import {parseArgs, type ParseArgsConfig} from 'node:util';

import {UsageError} from '@openapi-portal/reports/usage-error';

/**
 * Parses the arguments of a command.
 *
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
