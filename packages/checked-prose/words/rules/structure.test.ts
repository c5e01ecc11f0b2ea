import {expect, it} from 'vitest';

import {listFindings} from '../testing/list-findings';

import {findStructureMistakes} from './structure';

it('finds a heading that skips a level', () => {
  expect(listFindings(findStructureMistakes, '## A\n\n#### B\n')).toMatchInlineSnapshot(`
    [
      "3:1 The heading skips a level → go down one level at a time",
    ]
  `);
});

it('finds a duplicate heading in a section', () => {
  expect(listFindings(findStructureMistakes, '## A\n\n### B\n\n### B\n')).toMatchInlineSnapshot(`
    [
      "5:1 The section contains this heading twice → write different headings",
    ]
  `);
});

it('finds emphasis used as a heading, and punctuation at the end of a heading', () => {
  expect(listFindings(findStructureMistakes, '**Stress:**\n\nText\n\n## Title:\n'))
    .toMatchInlineSnapshot(`
      [
        "1:1 A line of emphasis is used as a heading → write it as a heading, with \`##\`",
        "5:1 The heading ends with a punctuation mark → remove it",
      ]
    `);
});

it('finds code without a language', () => {
  expect(listFindings(findStructureMistakes, '```\nx\n```\n')).toMatchInlineSnapshot(`
    [
      "1:1 The code block has no language → write one after the fence, or \`text\`",
    ]
  `);
});

it('finds unused and duplicate definitions', () => {
  expect(listFindings(findStructureMistakes, '[a]: /a\n\n[b]\n\n[b]: /b\n[b]: /c\n'))
    .toMatchInlineSnapshot(`
      [
        "6:1 The label is defined twice → keep one of the definitions",
        "1:1 The definition is not used → use it, or remove it",
      ]
    `);
});

it('accepts a well-structured page', () => {
  const text =
    '## A\n\n### B?\n\n## C\n\n### B?\n\n:::note[Mind]\n\n**Bold** text\n\n:::\n\n[^1]\n\n[^1]: x\n';
  expect(listFindings(findStructureMistakes, text)).toEqual([]);
});
