import type {Cursor} from '@openapi-portal/openapi-model';
import type {Sample} from '@openapi-portal/openapi-model/inputs';

import {listLanguages} from './languages';

/** Our languages by the other names that contracts have for them. */
const NAMES = new Map(
  listLanguages().flatMap(({language, names}) => names.map((name) => [name, language])),
);

/** The samples of `x-codeSamples`, in the order of the contract; one without code is none. */
function readOwnSamples(operation: Cursor): readonly Sample[] {
  const owned = [...operation.items('x-codeSamples'), ...operation.items('x-code-samples')];
  return owned.flatMap((own) => {
    const lang = own.text('lang') ?? 'Code';
    const code = own.text('source')?.replace(/\s+$/, '');
    if (code === undefined) return [];
    const name = lang.trim().toLowerCase();
    return [{language: NAMES.get(name) ?? name, label: own.text('label') ?? lang, code}];
  });
}

/** A sample of a language that another has already gets a name of its own. */
const toUnique = (samples: readonly Sample[]): readonly Sample[] =>
  samples.map((sample, index) => {
    const before = samples.slice(0, index).filter(({language}) => language === sample.language);
    return before.length === 0
      ? sample
      : {...sample, language: `${sample.language}-${before.length + 1}`};
  });

/**
 * Merges the samples of the contract (`x-codeSamples`, formerly `x-code-samples`) into ours: they replace ours in
 * their language, and are appended if we have none.
 */
export function mergeOwnSamples(samples: readonly Sample[], operation: Cursor): readonly Sample[] {
  const own = readOwnSamples(operation);
  const ours = new Set(samples.map(({language}) => language));
  const merged = samples.flatMap((sample) => {
    const replacing = own.filter(({language}) => language === sample.language);
    return replacing.length > 0 ? replacing : [sample];
  });
  return toUnique([...merged, ...own.filter(({language}) => !ours.has(language))]);
}
