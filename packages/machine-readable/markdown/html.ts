import {isTag, type ChildNode, type Element as HtmlElement} from 'domhandler';

const BLOCKS = new Set(
  `address article aside blockquote body caption dd details dialog div dl dt fieldset figcaption
  figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody
  td tfoot th thead tr ul`.split(/\s+/),
);

export const isBlock = (name: string): boolean => BLOCKS.has(name);

export const isHeading = ({name}: HtmlElement): boolean => /^h[1-6]$/.test(name);

export const hasClass = ({attribs: {class: names}}: HtmlElement, name: string): boolean =>
  names !== undefined && (names === name || ` ${names} `.includes(` ${name} `));

export const listElements = ({children}: {readonly children: readonly ChildNode[]}) =>
  children.filter(isTag);

/** Returns the nearest ancestor that satisfies a condition. */
export function findAncestor(
  element: HtmlElement,
  test: (around: HtmlElement) => boolean,
): HtmlElement | undefined {
  for (let {parent} = element; parent !== null; {parent} = parent) {
    if (isTag(parent) && test(parent)) return parent;
  }
  return undefined;
}
