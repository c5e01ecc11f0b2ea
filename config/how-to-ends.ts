import type {Element, Root} from 'hast';

/** The labels of the paragraphs before and after the steps of a how-to. */
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

/** A rehype plugin: marks what somebody needs before the steps of a how-to, and how its end shows. */
export const howToEnds =
  () =>
  ({children}: Root): void =>
    children.forEach((child) => {
      if (child.type === 'element' && child.tagName === 'p') mark(child);
    });
