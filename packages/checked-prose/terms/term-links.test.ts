import {unified} from 'unified';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {describe, expect, it} from 'vitest';

import {createFinder, createTermLinks, type TermLinkOptions} from '.';

const terms = [
  {id: 'exposure', name: 'exposure'},
  {id: 'risk', name: 'risk'},
  {id: 'risk-acceptance', name: 'risk acceptance'},
];

/** Transforms Markdown that is placed below a first paragraph, because the first paragraph is skipped. */
async function link(source: string, as: TermLinkOptions['as'] = 'note', path = 'docs/a.mdx') {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm, {tablePipeAlign: false})
    .use(createTermLinks({as, terms, definitionsPage: '/docs/introduction/definitions'}))
    .use(remarkStringify);
  const result = await processor.process({value: `Lead.\n\n${source}`, path});
  return String(result)
    .trim()
    .replace(/^Lead\.\n\n/, '');
}

describe('glossary links', () => {
  it('explain a term at its first use on a page', async () => {
    expect(await link('An exposure is due. Another exposure waits.')).toBe(
      'An <Term of="exposure">exposure</Term> is due. Another exposure waits.\n\n<TermNotes of="exposure" />',
    );
  });

  it('keep a punctuation mark with the word before it', async () => {
    expect(await link('An exposure, and more.')).toBe(
      'An <Term of="exposure" after=",">exposure</Term> and more.\n\n<TermNotes of="exposure" />',
    );
  });

  it('explain one term per block, and the next term in another block', async () => {
    expect(await link('An exposure and a risk.\n\n- A risk\n- An exposure')).toBe(
      'An <Term of="exposure">exposure</Term> and a risk.\n\n* A <Term of="risk">risk</Term>\n* An exposure\n\n<TermNotes of="exposure risk" />',
    );
  });

  it('skip the first paragraph and labels', async () => {
    const source = 'An exposure.\n\n**Risk** is a label.';
    expect(await link(`\n\n${source}`)).toContain('**Risk** is a label.');
    const processed = await unified()
      .use(remarkParse)
      .use(createTermLinks({as: 'note', terms, definitionsPage: '/definitions'}))
      .use(remarkStringify)
      .process({value: source, path: 'docs/a.mdx'});
    expect(String(processed).trim()).toBe(source);
  });

  it('take the longest form, with or without a capital', async () => {
    expect(await link('Risk acceptance ends.')).toContain(
      '<Term of="risk-acceptance">Risk acceptance</Term> ends.',
    );
  });

  it('skip headings, links, code, tables and parts of words', async () => {
    const source = '## An exposure\n\n[exposure](/a), `exposure`, pre-exposure.';
    expect(await link(source)).toBe(source);
  });

  it('add the terms that an author names', async () => {
    expect(await link('A <Term of="exposure">hole</Term> and an exposure.')).toBe(
      'A <Term of="exposure">hole</Term> and an exposure.\n\n<TermNotes of="exposure" />',
    );
  });

  it.each([
    ['a table', '| A <Term of="exposure">hole</Term> |\n| - |'],
    ['a heading', '## A <Term of="exposure">hole</Term>'],
    ['a paragraph by an expression', "A <Term of={'exposure'}>hole</Term>"],
    ['an element', 'A <b><Term of="exposure">hole</Term></b>'],
    ['a paragraph after the word', 'An exposure.\n\nA <Term of="exposure">hole</Term>'],
  ])('explain a term that an author marks in %s, and no other there', async (_, source) => {
    expect(await link(source)).toBe(`${source}\n\n<TermNotes of="exposure" />`);
  });

  it('link a marked term to its definition if there are no notes', async () => {
    const definition = '(/docs/introduction/definitions#exposure)';
    const source = '## A <Term of="exposure">hole</Term>\n\nAn exposure.';
    expect(await link(source, 'link')).toBe(`## A [hole]${definition}\n\nAn exposure.`);
    expect(await link(source, 'note', 'docs/introduction/definitions.mdx')).toBe(
      `## A [hole]${definition}\n\nAn exposure.`,
    );
    expect(await link('[A <Term of="exposure">hole</Term>](/a)', 'link')).toBe('[A hole](/a)');
    expect(await link('<Term of="exposure">\n  hole\n</Term>', 'link')).toBe(`[hole]${definition}`);
  });

  it('link to the definition if there is no room for notes', async () => {
    expect(await link('An exposure.', 'link')).toBe(
      'An [exposure](/docs/introduction/definitions#exposure).',
    );
  });

  it('do not link a term on the page that defines it', async () => {
    const explained = [{id: 'exposure', name: 'Exposure', page: '/docs/modules/cve#exposure'}];
    const process = async (file: string): Promise<string> =>
      String(
        await unified()
          .use(remarkParse)
          .use(remarkMdx)
          .use(createTermLinks({as: 'note', terms: explained, definitionsPage: '/definitions'}))
          .use(remarkStringify)
          .process({value: 'Lead.\n\nAn exposure.', path: file}),
      );
    expect(await process('docs/modules/cve.mdx')).not.toContain('<Term');
    expect(await process('docs/modules/cve/index.mdx')).not.toContain('<Term');
    expect(await process('docs/modules/assets.mdx')).toContain('<Term of="exposure"');
  });

  it('skip the list of terms', async () => {
    const source = 'An exposure.';
    expect(await link(source, 'note', 'docs/introduction/definitions.mdx')).toBe(source);
  });

  it('leave out a name that is an ordinary word too, but not its other forms', () => {
    const find = createFinder([
      {
        id: 'risk',
        name: 'Use',
        also: ['usage right'],
        isOrdinaryWord: true,
      },
    ]);
    expect(find('We use a usage right.').map(({words}) => words)).toEqual(['usage right']);
  });
});
