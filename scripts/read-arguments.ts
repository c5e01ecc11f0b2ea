import {parseArgs, type ParseArgsConfig} from 'node:util';

/**
 * What the command line asks a command for.
 *
 * @param config its options, as `node:util` has them
 * @param usage how the command is called
 * @throws Error naming what is wrong, and the usage
 */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Error(`${(error as Error).message}\nUsage: ${usage}`, {cause: error});
  }
}
