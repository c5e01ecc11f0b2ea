import type {Code, Nodes, RootContent} from 'mdast';

import {isElement, toLocation} from '@openapi-portal/markdown-source';
import {type LanguageNames, listLanguages} from '@openapi-portal/openapi-samples';
import type {Mistake, SourceLocation} from '@openapi-portal/reports';

/** Name of the element around code blocks with the same program in several languages. */
const CHOICE = 'Languages';

const USUAL = listLanguages()
  .map(({names: [usual]}) => usual)
  .join(', ');

const findLanguage = ({lang}: Code): LanguageNames | undefined =>
  listLanguages().find(({names}) => names.includes(lang ?? ''));

export type LanguagesElement = Extract<Nodes, {readonly type: 'mdxJsxFlowElement'}>;

export const isLanguagesElement = (node: Nodes): node is LanguagesElement =>
  isElement(node) && node.type === 'mdxJsxFlowElement' && node.name === CHOICE;

export const isCode = (node: Nodes): node is Code => node.type === 'code';

/** A code block in `<Languages>`, with the text before it, and ids and labels as in code samples of operations. */
export interface LanguagePart extends Omit<LanguageNames, 'names'> {
  readonly nodes: readonly RootContent[];
}

/** Splits nodes into groups that each end with a code block. */
const divideBehindCode = (nodes: readonly RootContent[]): readonly (readonly RootContent[])[] =>
  nodes.reduce<readonly (readonly RootContent[])[]>(
    (parts, node) => {
      const grown = [...parts.slice(0, -1), [...(parts.at(-1) ?? []), node]];
      return isCode(node) ? [...grown, []] : grown;
    },
    [[]],
  );

/** Returns the languages of a `<Languages>` element, in order. Blocks in unknown languages are skipped. */
export const listLanguageParts = ({children}: LanguagesElement): readonly LanguagePart[] =>
  divideBehindCode(children).flatMap((nodes) => {
    const code = nodes.find(isCode);
    const found = code && findLanguage(code);
    return found ? [{language: found.language, label: found.label, nodes}] : [];
  });

export interface LanguagesMistake extends SourceLocation, Mistake {}

const say = (node: Nodes, message: string, fix: string): LanguagesMistake => ({
  ...toLocation(node),
  message,
  fix,
});

function findCodeMistake(code: Code, index: number, all: readonly Code[]): LanguagesMistake[] {
  const language = findLanguage(code);
  if (language === undefined) {
    const what = code.lang
      ? `does not support the language ${code.lang}`
      : 'contains a block without a language';
    return [say(code, `<${CHOICE}> ${what}`, `write one of ${USUAL} after its fence`)];
  }
  const before = all.slice(0, index).map((other) => findLanguage(other)?.language);
  if (!before.includes(language.language)) return [];
  const fix = `remove one, or put the second program into its own <${CHOICE}>`;
  return [say(code, `<${CHOICE}> contains ${language.label} twice`, fix)];
}

export function findLanguagesMistakes(choice: LanguagesElement): readonly LanguagesMistake[] {
  const {children} = choice;
  const blocks = children.filter(isCode);
  const last = children.at(-1);
  const isLone = blocks.length < 2;
  const fixes = {
    lone: `add the program in another language, or remove <${CHOICE}>`,
    behind: `move it before the block that it explains, or after </${CHOICE}>`,
    heading: `move it above <${CHOICE}>`,
  };
  return [
    ...(isLone ? [say(choice, `<${CHOICE}> contains fewer than two languages`, fixes.lone)] : []),
    ...blocks.flatMap(findCodeMistake),
    ...children
      .filter(({type}) => type === 'heading')
      .map((node) =>
        say(node, `A heading in <${CHOICE}> can be hidden from readers`, fixes.heading),
      ),
    ...(last && !isCode(last) && blocks.length > 0
      ? [
          say(
            last,
            `The content after the last block of <${CHOICE}> belongs to no language`,
            fixes.behind,
          ),
        ]
      : []),
  ];
}
