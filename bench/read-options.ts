import {readArguments} from '../scripts/read-arguments';

const USAGE = `npm run bench -- [<comparison> …] [--as-built] [--peer <name> …]
       npm run bench -- contracts <file or folder> …
       npm run bench -- samples <file or folder> …
       npm run bench -- schemas <folder>`;

/** Comparisons that require files or folders as arguments. Only one of them can run at a time. */
const TAKING_FILES: readonly string[] = ['contracts', 'samples', 'schemas'];

interface Options {
  readonly names: readonly string[];
  readonly files: readonly string[];
  /** True to measure the current `build/` without a new build. */
  readonly isBuilt: boolean;
  /** Names of the peers to compare with this portal; empty for all. */
  readonly peers: readonly string[];
}

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
