import {Joi} from '@docusaurus/utils-validation';
import {findNearest} from '@openapi-portal/reports';

import type {EntryMistake} from './to-api';

const text = Joi.string().trim().min(1);

const LIST = Joi.array().items(text);

const SELECTOR = {tags: LIST, paths: LIST, operations: LIST};

const FILTER = {hideInternal: Joi.boolean(), only: SELECTOR, without: SELECTOR};

const EXTRAS = {
  types: text,
  userTypePages: text,
  errorsPage: text,
  minorVersions: LIST,
  overlays: LIST,
  filter: FILTER,
};

const SCHEMA = Joi.object(EXTRAS).unknown();

const NAMES = [EXTRAS, FILTER, SELECTOR].flatMap((options) => Object.keys(options));

/** Finds names that are not options, but similar to one. Other packages may have their own options. */
function findMisspelt(id: string, extras: unknown): readonly EntryMistake[] {
  const names = Object.keys(EXTRAS);
  return Object.keys(Object(extras) as object).flatMap((name) => {
    const near = names.includes(name) ? undefined : findNearest(name, names);
    if (near === undefined) return [];
    const message = `\`extras.${id}.${name}\` is not an option`;
    return {id, message, fix: `write \`${near}\``};
  });
}

/** Checks the options of an API. An invalid filter would publish what it should hide. */
export function checkExtras(id: string, extras: unknown): readonly EntryMistake[] {
  const {error} = SCHEMA.validate(extras, {abortEarly: false, convert: false});
  const invalid = (error?.details ?? []).map(({type, path, message}) => {
    const name = `\`extras.${[id, ...path].join('.')}\``;
    if (type !== 'object.unknown')
      return {id, message: `${name}${message.replace(/^"[^"]+"/, '')}`, fix: 'correct the value'};
    const near = findNearest(String(path.at(-1)), NAMES);
    const fix = near === undefined ? 'remove it' : `write \`${near}\``;
    return {id, message: `${name} is not an option`, fix};
  });
  return [...findMisspelt(id, extras), ...invalid];
}
