import type {Cursor} from '@openapi-portal/openapi-model';
import type {Sample} from '@openapi-portal/openapi-model/inputs';

import {listLanguages} from './languages';

const NAMES = new Map(
  listLanguages().flatMap(({language, names}) => names.map((name) => [name, language])),
);

function readOwnSamples(operation: Cursor): readonly Sample[] {
  const owned = [...operation.items('x-codeSamples'), ...operation.items('x-code-samples')];
  return owned.flatMap((own) => {
    const lang = own.text('lang') ?? 'Code';
    const code = own.text('source')?.trimEnd();
    if (code === undefined) return [];
    const name = lang.trim().toLowerCase();
    return [{language: NAMES.get(name) ?? name, label: own.text('label') ?? lang, code}];
  });
}

/** Appends a number to the language id of the second and each further sample in a language. */
const toUnique = (samples: readonly Sample[]): readonly Sample[] =>
  samples.map((sample, index) => {
    const before = samples.slice(0, index).filter(({language}) => language === sample.language);
    return before.length === 0
      ? sample
      : {...sample, language: `${sample.language}-${before.length + 1}`};
  });

/** Merges `x-codeSamples` into generated samples. They replace those of the same language. */
export function mergeOwnSamples(samples: readonly Sample[], operation: Cursor): readonly Sample[] {
  const own = readOwnSamples(operation);
  const ours = new Set(samples.map(({language}) => language));
  const merged = samples.flatMap((sample) => {
    const replacing = own.filter(({language}) => language === sample.language);
    return replacing.length > 0 ? replacing : [sample];
  });
  return toUnique([...merged, ...own.filter(({language}) => !ours.has(language))]);
}
