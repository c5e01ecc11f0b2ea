import {describe, expect, it} from 'vitest';

import {applications} from '../../src/product/applications';
import {modules} from '../../src/product/modules';
import {userTypes} from '../../src/product/user-types';
import {toFile, toModuleFile, toUserTypeFile} from './pages';
import {listLinks, readSections} from '../../scripts/read-sections';

interface Template {
  readonly kind: string;
  readonly files: readonly string[];
  /** The sections that every page of the kind has, in this order; others may stand between them. */
  readonly titles: readonly string[];
}

const STANDARDS = 'Standards behind it';

const templates: readonly Template[] = [
  {
    kind: 'module',
    files: modules.map(({id}) => toModuleFile(id)),
    titles: ['Who uses it', 'Key concepts', 'Where people go wrong', STANDARDS, 'Related pages'],
  },
  {
    kind: 'user type',
    files: userTypes.map(({id}) => toUserTypeFile(id)),
    titles: [
      'Responsibilities',
      'Your first day',
      'What you see',
      'Where people go wrong',
      'Hand-offs',
      STANDARDS,
      'The API',
      'Ending access',
      'Related pages',
    ],
  },
  {
    kind: 'application',
    files: applications.map(({page}) => toFile(page)),
    titles: ['Where people go wrong', STANDARDS, 'Related pages'],
  },
];

describe.each(templates)('the page of each $kind', ({files, titles}) => {
  const pages = files.map((file) => ({file, sections: readSections(file)}));

  it.each(pages)('has the sections of its template in their order: $file', ({sections}) => {
    const found = sections.map(({title}) => title);
    expect(found.filter((title) => titles.includes(title))).toEqual(titles);
  });

  it.each(pages)('leads to the standards behind it: $file', ({sections}) => {
    const addresses = sections.filter(({title}) => title === STANDARDS).flatMap(listLinks);
    expect(addresses).toContainEqual(expect.stringMatching(/^https:\/\//));
  });
});

it.each(userTypes)('the page of the user type $name says what it cannot do', ({id}) => {
  const titles = readSections(toUserTypeFile(id)).map(({title}) => title);
  expect(titles).toContainEqual(expect.stringMatching(/^What you .*cannot do/));
});
