import remarkLintFencedCodeFlag from 'remark-lint-fenced-code-flag';
import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintNoDuplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import remarkLintNoDuplicateHeadingsInSection from 'remark-lint-no-duplicate-headings-in-section';
import remarkLintNoEmphasisAsHeading from 'remark-lint-no-emphasis-as-heading';
import remarkLintNoHeadingPunctuation from 'remark-lint-no-heading-punctuation';
import remarkLintNoUnusedDefinitions from 'remark-lint-no-unused-definitions';
import {unified} from 'unified';

import {type WordRule, runPlugins} from '../report';

const MISTAKES: Readonly<Record<string, readonly [message: string, fix: string]>> = {
  'fenced-code-flag': ['The code block has no language', 'write one after the fence, or `text`'],
  'heading-increment': ['The heading skips a level', 'go down one level at a time'],
  'no-duplicate-definitions': ['The label is defined twice', 'keep one of the definitions'],
  'no-duplicate-headings-in-section': [
    'The section contains this heading twice',
    'write different headings',
  ],
  'no-emphasis-as-heading': [
    'A line of emphasis is used as a heading',
    'write it as a heading, with `##`',
  ],
  'no-heading-punctuation': ['The heading ends with a punctuation mark', 'remove it'],
  'no-unused-definitions': ['The definition is not used', 'use it, or remove it'],
};

const plugins = unified()
  .use(remarkLintFencedCodeFlag)
  .use(remarkLintHeadingIncrement)
  .use(remarkLintNoDuplicateDefinitions)
  .use(remarkLintNoDuplicateHeadingsInSection)
  .use(remarkLintNoEmphasisAsHeading)
  .use(remarkLintNoHeadingPunctuation, ',.;:')
  .use(remarkLintNoUnusedDefinitions)
  .freeze();

/** Checks headings, definitions and code fences with remark-lint. `../../rules` checks links and images. */
export const findStructureMistakes: WordRule = ({file, tree, isPage}) => {
  if (!isPage) return;
  runPlugins(
    plugins,
    tree,
    file,
    ({ruleId, reason}) => MISTAKES[ruleId ?? ''] ?? [reason, 'correct it'],
  );
};
