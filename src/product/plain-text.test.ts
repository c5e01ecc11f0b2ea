import product from '#product';

import {describe, expect, it} from 'vitest';

import {accessNotes, accessReasons, levelMeanings} from './access';
import {applications} from './applications';
import {entities} from './entities';
import {priorities} from './exposure-priority';
import {chains, decisions, flows, sequences, timelines} from './flows';
import {confusions, terms} from './glossary';
import {heads} from './heads';
import {ideas} from './ideas';
import {lifecycles} from './lifecycles';
import {modules} from './modules';
import {impacts, likelihoods, scoreBands} from './risk-score';
import {company, people, records, steps} from './running-example';
import {dataScopes, userTypes} from './user-types';

const {courses} = product;

const toTexts = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(toTexts) : [];
};

const parts = {
  accessNotes,
  accessReasons,
  applications,
  chains,
  company,
  confusions,
  courses,
  dataScopes,
  decisions,
  entities,
  exposures: product.exposures,
  flows,
  heads,
  ideas,
  impacts,
  levelMeanings,
  lifecycles,
  likelihoods,
  modules,
  people,
  priorities,
  records,
  reports: product.reports,
  scoreBands,
  sequences,
  steps,
  terms,
  timelines,
  userTypes,
};

describe('the texts of the product', () => {
  it.each(Object.entries(parts))('contain no Markdown in %s', (_, part) => {
    expect(toTexts(part).filter((text) => /`|\]\(|\*\*|<\w/.test(text))).toEqual([]);
  });

  it.each(Object.entries(parts))('have neither double nor outer spaces in %s', (_, part) => {
    expect(toTexts(part).filter((text) => /^\s|\s$| {2}/.test(text))).toEqual([]);
  });

  it.each(Object.entries(parts))('name only records of the example in %s', (_, part) => {
    const keys = toTexts(part).flatMap((text) => text.match(/\b[A-Z]{3}-\d{4}(?!-)\b/g) ?? []);
    const known = [...records.map(({key}) => key), ...courses.map(({id}) => id)];
    expect(keys.filter((key) => !known.includes(key))).toEqual([]);
  });
});
