import type {Nodes, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {listNodes} from '@openapi-portal/markdown-source';

import {buildAttributes} from '../nodes';
import {type Choice, divide, isChoice, type LanguagePart} from './divide';

/** An attribute that is there, or is not. */
const buildFlags = (flags: Readonly<Record<string, boolean>>): readonly MdxJsxAttribute[] =>
  Object.entries(flags).flatMap(([name, isSet]) =>
    isSet ? [{type: 'mdxJsxAttribute', name, value: null} as const] : [],
  );

const buildElement = (
  name: string,
  attributes: readonly MdxJsxAttribute[],
  children: readonly Nodes[] = [],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [...attributes],
  children: children as MdxJsxFlowElement['children'],
});

const toFold =
  (name: string) =>
  (
    {language, label, nodes}: LanguagePart,
    index: number,
    {length}: readonly LanguagePart[],
  ): MdxJsxFlowElement => {
    const flags = buildFlags({isFirst: index === 0, isLast: index === length - 1});
    return buildElement('Language', [...buildAttributes({name, language, label}), ...flags], nodes);
  };

/** Makes folds of the languages of a choice. */
function fold(choice: Choice, index: number): void {
  choice.attributes = [...buildFlags({isFirst: index === 0})];
  choice.children = divide(choice).map(toFold(`languages-${index + 1}`));
}

/**
 * A remark plugin for `<Languages>` around code blocks: the page shows one of them. Text before a block belongs
 * to its language. The site's components `Languages` and `Language` render it.
 */
export const languageChoices =
  () =>
  (root: Root): void =>
    listNodes(root).filter(isChoice).forEach(fold);
