import type {Element as HtmlElement} from 'domhandler';
import type {ElementContent} from 'hast';

import {element, text, toText} from '../hast';
import {hasClass, listElements} from '../html';
import type {Conversion, MarkdownRule} from '../rule';

const toSentence = (nodes: readonly ElementContent[]): ElementContent[] => {
  const [first, ...others] = nodes;
  if (first?.type !== 'text') return [...nodes];
  const value = first.value.trimStart();
  return [text(value.charAt(0).toUpperCase() + value.slice(1)), ...others];
};

/** The rules of a value in one sentence: `3 to 254 characters; matches …`. */
function toRules(list: HtmlElement, {toContent}: Conversion): ElementContent[] {
  const rules = listElements(list).flatMap((rule, index) => [
    ...(index > 0 ? [text('; ')] : []),
    ...toContent(rule),
  ]);
  return rules.length === 0 ? [] : [...toSentence(rules), text('. ')];
}

function toExample(line: HtmlElement, {toContent}: Conversion): ElementContent[] {
  const [first, ...others] = toContent(line);
  if (first?.type !== 'text') return toContent(line);
  return [text(first.value.replace(/^e\.g\./, 'Example:')), ...others, text('.')];
}

/** What limits a value, and an example of it. */
export const limits: readonly MarkdownRule[] = [
  {
    matches: (node) => hasClass(node, 'api-limits'),
    convert: (block, conversion) => {
      const parts = listElements(block);
      const line = parts.flatMap((part) => {
        if (hasClass(part, 'api-notes')) return toRules(part, conversion);
        return hasClass(part, 'api-example') ? toExample(part, conversion) : [];
      });
      const folds = parts.filter(({name}) => name === 'details');
      const last = folds.length === 0 ? [] : [text(' Example:')];
      const blocks = folds.flatMap((fold) => conversion.convert(listElements(fold).slice(1)));
      return [
        ...(toText([...line, ...last]) === '' ? [] : [element('p', [...line, ...last])]),
        ...blocks,
      ];
    },
  },
];
