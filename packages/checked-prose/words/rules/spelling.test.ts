import {expect, it} from 'vitest';

import {listFindings} from '../testing/list-findings';

import {findSpellingMistakes} from './spelling';

it('finds a misspelt word and suggests the nearest words', () => {
  expect(listFindings(findSpellingMistakes, 'A vulnerabilty of\nthe asset.'))
    .toMatchInlineSnapshot(`
    [
      "1:3 "vulnerabilty" is not in the dictionary of British English → write vulnerability or vulnerably; if the word is correct, add it to words/words.txt, or a name to names.txt",
    ]
  `);
});

it('finds American forms', () => {
  expect(
    listFindings(
      findSpellingMistakes,
      '# The color\n\n| organization |\n| - |\n| Behavior |\n\nCatalog, center, canceled, analyze, defense',
    ),
  ).toMatchInlineSnapshot(`
    [
      "1:7 "color" is not in the dictionary of British English → write colour; if the word is correct, add it to words/words.txt, or a name to names.txt",
      "3:3 "organization" is not in the dictionary of British English → write organisation; if the word is correct, add it to words/words.txt, or a name to names.txt",
      "5:3 "Behavior" is not in the dictionary of British English → write Behaviour; if the word is correct, add it to words/words.txt, or a name to names.txt",
      "7:1 "Catalog" is not in the dictionary of British English → write Catalogue; if the word is correct, add it to words/words.txt, or a name to names.txt",
      "7:10 "center" is not in the dictionary of British English → write centre; if the word is correct, add it to words/words.txt, or a name to names.txt",
      "7:18 "canceled" is not in the dictionary of British English → write cancelled; if the word is correct, add it to words/words.txt, or a name to names.txt",
      "7:28 "analyze" is not in the dictionary of British English → write analyse; if the word is correct, add it to words/words.txt, or a name to names.txt",
      "7:37 "defense" is not in the dictionary of British English → write defence; if the word is correct, add it to words/words.txt, or a name to names.txt",
    ]
  `);
});

it('accepts British words in every form', () => {
  const text =
    "The organisation's behaviour doesn't change: analyse, catalogue, re-test. Organised CVEs of CISA's.";
  expect(listFindings(findSpellingMistakes, text)).toEqual([]);
});

it('accepts words and names of the site only with their own capitals', () => {
  const text = 'The backoff of GitHub is a POA&M. A Vulnerability Categorization.';
  expect(listFindings(findSpellingMistakes, text)).toEqual([]);
  expect(listFindings(findSpellingMistakes, 'A Github categorization')).toMatchInlineSnapshot(`
    [
      "1:3 "Github" is not in the dictionary of British English → write GitHub; if the word is correct, add it to words/words.txt, or a name to names.txt",
      "1:10 "categorization" is not in the dictionary of British English → write categorisation; if the word is correct, add it to words/words.txt, or a name to names.txt",
    ]
  `);
});

it('ignores code, URLs, elements, identifiers and numbers', () => {
  const text = [
    "import Xyzzy from './xyzzy';",
    '`xyzzy` <Xyzzy id="xyzzy" /> {xyzzy} <https://xyzzy.example> www.xyzzy.example',
    'README.md own_organizationn A.5.12 v3xyzzy src/xyzzy/qwert application/xyzzy+json C¹',
    '```ts\nxyzzy\n```',
  ].join('\n\n');
  expect(listFindings(findSpellingMistakes, text.replace('<https://xyzzy.example> ', ''))).toEqual(
    [],
  );
  expect(listFindings(findSpellingMistakes, '<https://xyzzy.example>', 'md')).toEqual([]);
});

it('reads admonitions, links, footnotes and text alternatives', () => {
  const text =
    ':::note[A tytle]\n\nSome [linc](/x)[^1]\n\n:::\n\n![a pictur](/x.png)\n\n[^1]: A nоte bihind.\n';
  expect(listFindings(findSpellingMistakes, text)).toHaveLength(5);
});
