import {listNodes} from '@openapi-portal/markdown-source';
import {describe, expect, it} from 'vitest';

import {applications} from '../../src/product/applications';
import {modules} from '../../src/product/modules';
import {userTypes} from '../../src/product/user-types';
import {readSections, type Section, toPageFile} from '../../scripts/find-unexplained-problems';
import {toModuleFile, toUserTypeFile} from './pages';

const listLinks = ({blocks}: Section): readonly string[] =>
  blocks.flatMap(listNodes).flatMap((node) => (node.type === 'link' ? [node.url] : []));

interface Template {
  readonly kind: string;
  readonly files: readonly string[];
  /** Titles of required sections in order. Other sections may be between them. */
  readonly titles: readonly string[];
}

const templates: readonly Template[] = [
  {
    kind: 'module',
    files: modules.map(({id}) => toModuleFile(id)),
    titles: ['Who uses it', 'Key concepts', 'Where people go wrong', 'Related pages'],
  },
  {
    kind: 'user type',
    files: userTypes.map(({id}) => toUserTypeFile(id)),
    titles: [
      'Responsibilities',
      'Your first day',
      'What you see',
      'Ending access',
      'Related pages',
    ],
  },
  {
    kind: 'application',
    files: applications.map(({page}) => toPageFile(page)),
    titles: ['Related pages'],
  },
];

describe.each(templates)('the page of each $kind', ({files, titles}) => {
  const pages = files.map((file) => ({file, sections: readSections(file)}));

  it.each(pages)('has the sections of its template in their order: $file', ({sections}) => {
    const found = sections.map(({title}) => title);
    expect(found.filter((title) => titles.includes(title))).toEqual(titles);
  });
});

it.each(userTypes)('the page of the user type $name lists what it cannot do', ({id}) => {
  const titles = readSections(toUserTypeFile(id)).map(({title}) => title);
  expect(titles).toContainEqual(expect.stringMatching(/^What you .*cannot do/));
});

describe('the map of standards', () => {
  const links = readSections('docs/introduction/standards.mdx').flatMap(listLinks);

  it.each(modules.filter(({id}) => id !== 'bookmarks'))('links to the module $name', ({id}) => {
    const path = toModuleFile(id).replace('docs/', '../');
    expect(links.map((link) => link.split('#')[0])).toContain(path);
  });

  it.each(['iso.org', 'csrc.nist.gov', 'eur-lex.europa.eu', 'oasis-open.org', 'cve.org'])(
    'links to the source at %s',
    (host) => expect(links).toContainEqual(expect.stringContaining(host)),
  );
});
