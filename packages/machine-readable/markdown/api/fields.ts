import type {Element as HtmlElement} from 'domhandler';
import {findOne, textContent} from 'domutils';
import type {ElementContent} from 'hast';

import {element, isBlank, isNamed, splitLead, text} from '../hast';
import {hasClass, listElements} from '../html';
import type {Conversion, MarkdownRule} from '../rule';

/** Whether a field has to be there, as the line above a group says: `Required, 4 fields`. */
const readNeed = (line: HtmlElement): string =>
  (/^(?<need>[^,]+),/.exec(textContent(line))?.groups?.need ?? '').toLowerCase();

/** `email` (string, email, required) */
function toHead(head: HtmlElement, need: string | undefined, conversion: Conversion) {
  const [heading, type, ...badges] = listElements(head);
  const name = heading && findOne((node) => node.name === 'a', heading.children);
  const words = [type && textContent(type), need, ...badges.map((badge) => textContent(badge))];
  return [
    ...(name ? conversion.toContent(name) : []),
    text(` (${words.filter(Boolean).join(', ')}): `),
  ];
}

function toItem(
  field: HtmlElement,
  need: string | undefined,
  conversion: Conversion,
): ElementContent {
  const [head, facts, ...content] = listElements(field);
  const nodes = facts ? conversion.toContent(facts) : [];
  const {lead, rest} = splitLead(nodes.filter((node) => !isNamed(node, 'ul')));
  const values = nodes.filter((node) => isNamed(node, 'ul'));
  const parts = [...(head ? toHead(head, need, conversion) : []), ...lead, ...values, ...rest];
  return element('li', [...parts, ...conversion.convert(content)]);
}

interface Group {
  readonly fields: readonly HtmlElement[];
  readonly need: string | undefined;
}

/** The fields of a list, by whether they have to be there. */
function* listGroups(list: HtmlElement): Generator<Group> {
  let need: string | undefined;
  for (const part of listElements(list)) {
    if (hasClass(part, 'api-group')) need = readNeed(part);
    else if (hasClass(part, 'api-field')) yield {fields: [part], need};
    else if (hasClass(part, 'api-optional')) {
      const [summary, ...fields] = listElements(part);
      yield {fields, need: summary && readNeed(summary)};
    }
  }
}

/** A list of values or members, each with its meaning: a name in code, and text below it. */
const isMeanings = (list: HtmlElement): boolean =>
  list.name === 'ul' &&
  listElements(list).every((item) => {
    const [name, meaning] = listElements(item);
    return name?.name === 'code' && (meaning === undefined || hasClass(meaning, 'api-text'));
  });

export const fields: readonly MarkdownRule[] = [
  {
    matches: (node) => hasClass(node, 'api-fields'),
    convert: (list, conversion) => {
      const items = [...listGroups(list)].flatMap(({fields: ofGroup, need}) =>
        ofGroup.flatMap((field) => conversion.withAnchor(field, [toItem(field, need, conversion)])),
      );
      return [element('ul', items)];
    },
  },
  {
    matches: isMeanings,
    convert: (list, {toContent}) => [
      element(
        'ul',
        listElements(list).map((value) => {
          const [name, ...meaning] = toContent(value).filter((node) => !isBlank(node));
          const {lead, rest} = splitLead(meaning);
          const colon = meaning.length === 0 ? [] : [text(': ')];
          return element('li', [...(name ? [name] : []), ...colon, ...lead, ...rest]);
        }),
      ),
    ],
  },
];
