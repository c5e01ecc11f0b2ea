import type {Nodes} from 'mdast';
import {describe, expect, it} from 'vitest';

import {toText} from '@openapi-portal/markdown-source';
import {modules} from '../../src/product/modules';
import {listPageFiles, toModuleFile} from './pages';
import {readSections, type Section} from '../../scripts/find-unexplained-problems';

const BEGINNING = 'You need:';
const STEPS = 'numbered steps';
const END = 'It worked when';

/** Returns which part of a how-to a block is; undefined if it is none. */
function toPart(block: Nodes): string | undefined {
  if (block.type === 'list') return block.ordered === true ? STEPS : undefined;
  return block.type === 'paragraph'
    ? [BEGINNING, END].find((words) => toText(block).startsWith(words))
    : undefined;
}

const toParts = ({blocks}: Section): readonly string[] =>
  blocks.flatMap((block) => toPart(block) ?? []);

/** Titles of sections with numbered lists that are not how-tos, by the reason why. */
const others: Readonly<Record<string, readonly string[]>> = {
  'it counts what is there': [
    'Ask before you sign',
    'How modules connect',
    'Layout',
    'Rules that hold everywhere',
    'Six habits of a good client',
    'Start page',
    'Which type should this person get?',
    'Why it was dropped',
  ],
  'it fills a day, and has no goal of its own': ['A morning in five steps', 'Your first day'],
  'the top of the page says what its reader needs': ['Replace a token'],
};

const otherTitles = Object.values(others).flat();

/** Returns true for a section that contains a part of a how-to. Content before the first heading is excluded. */
const isHowTo = (section: Section): boolean =>
  section.title !== '' && !otherTitles.includes(section.title) && toParts(section).length > 0;

const howTos = listPageFiles('docs').flatMap((file) =>
  readSections(file)
    .filter(isHowTo)
    .map((section) => ({file, ...section})),
);

describe('the how-tos', () => {
  it('list what a reader needs, then the steps, then how to check the result', () => {
    const incomplete = howTos
      .filter((howTo) => toParts(howTo).join() !== [BEGINNING, STEPS, END].join())
      .map((howTo) => `${howTo.file}, ${howTo.title}: ${toParts(howTo).join(', ')}`);
    expect(incomplete).toEqual([]);
  });

  it.each(modules)('are at least two on the page of the module $name', ({id}) => {
    const own = howTos.filter(({file}) => file === toModuleFile(id));
    expect(own.length).toBeGreaterThanOrEqual(2);
  });
});
