import {capitalise} from '@openapi-portal/reports/text';
import type {Heading, Link, List, ListItem, Root, RootContent, Text} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

/** First words of a how-to, below its heading. */
const BEGINNING = 'You need:';

const isHeading = (node: RootContent): node is Heading => node.type === 'heading';

const toId = ({data}: Heading): string | undefined =>
  (data as {readonly id?: string} | undefined)?.id;

/** Divides blocks into sections that start at headings of a depth or above, without the blocks before the first. */
export function divideAt(
  children: readonly RootContent[],
  depth: number,
): readonly RootContent[][] {
  return children.reduce<RootContent[][]>((sections, node) => {
    if (isHeading(node) && node.depth <= depth) return [...sections, [node]];
    sections.at(-1)?.push(node);
    return sections;
  }, []);
}

const beginsHowTo = (node: RootContent): boolean => {
  const [first] = node.type === 'paragraph' ? node.children : [];
  return first?.type === 'text' && first.value.startsWith(BEGINNING);
};

export const isHowTo = (section: readonly RootContent[]): boolean => section.some(beginsHowTo);

/** Counts the steps of the how-to whose heading has the given id; undefined if there is none. */
function countSteps(children: readonly RootContent[], id: string): number | undefined {
  const section = divideAt(children, 6).find(
    ([node]) => node && isHeading(node) && toId(node) === id,
  );
  if (section === undefined || !isHowTo(section)) return undefined;
  const steps = section.find((node): node is List => node.type === 'list' && node.ordered === true);
  return steps?.children.length;
}

/** Reads the link and the text after it from an item such as `- [Accept a risk](#how-to-accept-a-risk) – CISO`. */
function readTask({children}: ListItem): {link: Link; who: Text} | undefined {
  const [paragraph] = children;
  const [link, who, ...more] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (link?.type !== 'link' || who?.type !== 'text' || more.length > 0) return undefined;
  return {link, who};
}

/** Adds the number of steps to a task, for example `Owner, 5 steps`. */
function completeTask(item: ListItem, {children}: Root, file: VFile): void {
  const {link, who} = readTask(item) ?? {};
  const steps = link && countSteps(children, link.url.replace(/^#/, ''));
  if (!link || !who || steps === undefined)
    return void file.fail('Write a task as "- [what to do](#a-how-to-of-this-page) – who"', item);
  const name = who.value.replace(/^\s+–\s+/, '');
  const text = `${capitalise(name)}, ${steps} ${steps === 1 ? 'step' : 'steps'}`;
  // The text is an attribute, so that glossary terms in it are not linked.
  const small: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'small',
    attributes: [{type: 'mdxJsxAttribute', name: 'children', value: text}],
    children: [],
  };
  item.children = [{type: 'paragraph', children: [link, {type: 'text', value: ' '}, small]}];
}

export const findPageHead = ({children}: Root): MdxJsxFlowElement | undefined =>
  children.find(
    (node): node is MdxJsxFlowElement =>
      node.type === 'mdxJsxFlowElement' && node.name === 'PageHead',
  );

/** A remark plugin that adds the number of steps to each task in a page's `PageHead`. */
export const pageTasks =
  () =>
  (root: Root, file: VFile): void => {
    const lists = findPageHead(root)?.children.filter((node): node is List => node.type === 'list');
    lists?.forEach((list) => list.children.forEach((item) => completeTask(item, root, file)));
  };
