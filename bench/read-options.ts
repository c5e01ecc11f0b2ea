import {readArguments} from '../scripts/read-arguments';

const USAGE = `npm run bench -- [<comparison> …] [--as-built] [--peer <name> …]
       npm run bench -- contracts <file or folder> …
       npm run bench -- samples <file or folder> …
       npm run bench -- schemas <folder>`;

/** Comparisons with files or folders as arguments: one at a time, before its files. */
const TAKING_FILES: readonly string[] = ['contracts', 'samples', 'schemas'];

interface Options {
  /** Comparisons by name. */
  readonly names: readonly string[];
  /** Files and folders that the comparison is about. */
  readonly files: readonly string[];
  /** True to measure the current `build/`. */
  readonly isBuilt: boolean;
  /** Peers by name that alone are measured beside this portal; empty where all are. */
  readonly peers: readonly string[];
}

/** Parses the command line. */
export function readOptions(): Options {
  const options = {
    'as-built': {type: 'boolean', default: false},
    peer: {type: 'string', multiple: true},
  } as const;
  const {values, positionals} = readArguments({options, allowPositionals: true}, USAGE);
  const takesFiles = TAKING_FILES.includes(positionals[0] ?? '');
  return {
    names: takesFiles ? positionals.slice(0, 1) : positionals,
    files: takesFiles ? positionals.slice(1) : [],
    isBuilt: values['as-built'],
    peers: values.peer ?? [],
  };
}
