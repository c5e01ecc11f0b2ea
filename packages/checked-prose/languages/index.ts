import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {listNodes} from '@openapi-portal/markdown-source';

import {buildAttributes} from '../nodes';
import {
  type LanguagesElement,
  listLanguageParts,
  isLanguagesElement,
  type LanguagePart,
} from './divide';

/** Builds boolean attributes without value, such as `isFirst`. False attributes are omitted. */
const buildFlags = (flags: Readonly<Record<string, boolean>>): readonly MdxJsxAttribute[] =>
  Object.entries(flags).flatMap(([name, isSet]) =>
    isSet ? [{type: 'mdxJsxAttribute', name, value: null} as const] : [],
  );

const toFold =
  (name: string) =>
  (
    {language, label, nodes}: LanguagePart,
    index: number,
    {length}: readonly LanguagePart[],
  ): MdxJsxFlowElement => ({
    type: 'mdxJsxFlowElement',
    name: 'Language',
    attributes: [
      ...buildAttributes({name, language, label}),
      ...buildFlags({isFirst: index === 0, isLast: index === length - 1}),
    ],
    children: nodes as MdxJsxFlowElement['children'],
  });

function fold(choice: LanguagesElement, index: number): void {
  choice.attributes = [...buildFlags({isFirst: index === 0})];
  choice.children = listLanguageParts(choice).map(toFold(`languages-${index + 1}`));
}

/** Remark plugin that groups the content of `<Languages>` into a `<Language>` per code block with its text. */
export const languageChoices =
  () =>
  (root: Root): void =>
    listNodes(root).filter(isLanguagesElement).forEach(fold);
