import {readArguments} from '../scripts/read-arguments';

const USAGE = 'npm run bench -- [<comparison> …] [--as-built]';

/** What the command line asks for: comparisons by name, and whether `build/` is measured as it stands. */
export function readOptions(): {readonly names: readonly string[]; readonly isBuilt: boolean} {
  const options = {'as-built': {type: 'boolean', default: false}} as const;
  const {values, positionals} = readArguments({options, allowPositionals: true}, USAGE);
  return {names: positionals, isBuilt: values['as-built']};
}
