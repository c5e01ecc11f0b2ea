import remarkLintFencedCodeFlag from 'remark-lint-fenced-code-flag';
import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintNoDuplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import remarkLintNoDuplicateHeadingsInSection from 'remark-lint-no-duplicate-headings-in-section';
import remarkLintNoEmphasisAsHeading from 'remark-lint-no-emphasis-as-heading';
import remarkLintNoHeadingPunctuation from 'remark-lint-no-heading-punctuation';
import remarkLintNoUnusedDefinitions from 'remark-lint-no-unused-definitions';
import {unified} from 'unified';
import {VFile} from 'vfile';

import {toFinding} from '../finding';

import type {Rule} from './rule';

interface Mistake {
  readonly message: string;
  readonly remedy: string;
}

/** What remark-lint finds, in our words, by its rule. */
const MISTAKES: Readonly<Record<string, Mistake>> = {
  'fenced-code-flag': {
    message: 'The code names no language',
    remedy: 'name one after the fence, or `text`',
  },
  'heading-increment': {
    message: 'The heading skips a level',
    remedy: 'go down one level at a time',
  },
  'no-duplicate-definitions': {
    message: 'The label is defined already',
    remedy: 'keep one of the definitions',
  },
  'no-duplicate-headings-in-section': {
    message: 'The heading stands in this section already',
    remedy: 'say in each heading what sets it apart',
  },
  'no-emphasis-as-heading': {
    message: 'A line of stress stands for a heading',
    remedy: 'make a heading of it, with `##` before it',
  },
  'no-heading-punctuation': {
    message: 'The heading ends with a punctuation mark',
    remedy: 'take the mark off',
  },
  'no-unused-definitions': {
    message: 'Nothing refers to the definition',
    remedy: 'refer to it, or take it out',
  },
};

const processor = unified()
  .use(remarkLintFencedCodeFlag)
  .use(remarkLintHeadingIncrement)
  .use(remarkLintNoDuplicateDefinitions)
  .use(remarkLintNoDuplicateHeadingsInSection)
  .use(remarkLintNoEmphasisAsHeading)
  .use(remarkLintNoHeadingPunctuation, ',.;:')
  .use(remarkLintNoUnusedDefinitions)
  .freeze();

/** Headings form a tree, and what is defined is used once. Links and images: `prose-check`. */
export const findStructureMistakes: Rule = ({tree, markdown, isPage}) => {
  if (!isPage) return [];
  const file = new VFile(markdown);
  processor.runSync(tree, file);
  return file.messages.map((message) => {
    const mistake = MISTAKES[message.ruleId ?? ''];
    return toFinding(message, mistake?.message ?? message.reason, mistake?.remedy ?? 'correct it');
  });
};
