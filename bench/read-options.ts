import {readArguments} from '../scripts/read-arguments';

const USAGE = 'npm run bench -- [<comparison> …] [--as-built] [--peer <name> …]';

interface Options {
  /** Comparisons by name. */
  readonly names: readonly string[];
  /** Whether `build/` is measured as it stands. */
  readonly isBuilt: boolean;
  /** Peers by name that alone are measured beside this portal; empty where all are. */
  readonly peers: readonly string[];
}

/** What the command line asks for. */
export function readOptions(): Options {
  const options = {
    'as-built': {type: 'boolean', default: false},
    peer: {type: 'string', multiple: true},
  } as const;
  const {values, positionals} = readArguments({options, allowPositionals: true}, USAGE);
  return {names: positionals, isBuilt: values['as-built'], peers: values.peer ?? []};
}
