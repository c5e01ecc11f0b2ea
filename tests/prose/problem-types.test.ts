import {expect, it} from 'vitest';

import {readContracts, toProblemRedirects} from '../../config/redirects';
import {listNodes} from '@openapi-portal/markdown-source';
import {readApis} from '../../scripts/read-apis';
import {siteDir, toFile} from './pages';
import {listParagraphs, readSections, type Section} from './sections';

const apis = await readApis();

/** Those that a page explains: the others lead to the introduction of their API, which is no prose. */
const problemTypes = toProblemRedirects(readContracts(siteDir, apis)).flatMap(({from, to}) => {
  const [page = '', anchor = ''] = to.split('#');
  const isProse = apis.some(({errorsPage}) => page === `/${errorsPage ?? ''}`);
  return isProse ? [{slug: from.replace('/problems/', ''), page, anchor}] : [];
});

it('finds the problem types of the contract', () =>
  expect(problemTypes.length).toBeGreaterThan(10));

const explained = new Map(
  [...new Set(problemTypes.map(({page}) => page))].map((page) => [
    page,
    readSections(toFile(page)),
  ]),
);

/** The examples in a section, as text. */
const listExamples = ({blocks}: Section): readonly string[] =>
  blocks.flatMap(listNodes).flatMap((node) => (node.type === 'code' ? [node.value] : []));

it.each(problemTypes)(
  'the address of the problem type $slug leads to its cause, its fix and an example',
  ({slug, page, anchor}) => {
    const section = explained.get(page)?.find(({id}) => id === anchor);
    if (section === undefined) throw new Error(`${toFile(page)} has no section #${anchor}`);
    const [cause, fix] = listParagraphs(section);
    expect(cause).toMatch(/^Cause\. ./);
    expect(fix).toMatch(/^Remedy\. ./);
    expect(listExamples(section).join('\n')).toContain(`/problems/${slug}"`);
  },
);
