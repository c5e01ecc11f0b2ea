import type {Element, Root} from 'hast';

/** First words of the paragraphs before and after the steps of a how-to. */
const ENDS = [
  {words: 'You need:', className: 'how-to-need'},
  {words: 'It worked when', className: 'how-to-done'},
] as const;

function mark(paragraph: Element): void {
  const [first] = paragraph.children;
  if (first?.type !== 'text') return;
  const end = ENDS.find(({words}) => first.value.startsWith(words));
  if (end === undefined) return;
  paragraph.properties.className = [end.className];
  first.value = first.value.slice(end.words.length);
  paragraph.children.unshift({
    type: 'element',
    tagName: 'strong',
    properties: {},
    children: [{type: 'text', value: end.words}],
  });
}

/**
 * A rehype plugin that marks the paragraphs "You need:" and "It worked when" of how-tos with a class and bold first
 * words.
 */
export const howToEnds =
  () =>
  ({children}: Root): void =>
    children.forEach((child) => {
      if (child.type === 'element' && child.tagName === 'p') mark(child);
    });
