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

/** Puts `x-codeSamples` before generated samples. They replace those of the same language. */
export function mergeContractSamples(
  samples: readonly Sample[],
  operation: Cursor,
): readonly Sample[] {
  const own = readOwnSamples(operation);
  const owned = new Set(own.map(({language}) => language));
  return toUnique([...own, ...samples.filter(({language}) => !owned.has(language))]);
}
