import type {Element, ElementContent, Properties} from 'hast';

/** A colour of the page, and how much of it there is: so it is right in both modes of colours, and in forced colours. */
interface Paint {
  readonly colour: string;
  readonly opacity?: number;
}

const TEXT = 'currentColor';
const PAPER: Paint = {colour: 'var(--ifm-background-color)'};

/**
 * The variables of the library, which it makes in a style sheet of its own. Lines have three times the contrast that a picture
 * has to have (WCAG 2.2, 1.4.11), text that of text.
 */
const PAINTS: Readonly<Record<string, Paint>> = {
  'var(--_text)': {colour: TEXT},
  'var(--_text-sec)': {colour: TEXT},
  'var(--_text-muted)': {colour: TEXT},
  'var(--_text-faint)': {colour: TEXT, opacity: 0.8},
  'var(--_line)': {colour: TEXT, opacity: 0.7},
  'var(--_arrow)': {colour: TEXT, opacity: 0.9},
  'var(--_node-fill)': {colour: TEXT, opacity: 0.04},
  'var(--_node-stroke)': {colour: TEXT, opacity: 0.7},
  'var(--_group-fill)': {colour: 'none'},
  'var(--_group-hdr)': {colour: TEXT, opacity: 0.07},
  'var(--_inner-stroke)': {colour: TEXT, opacity: 0.3},
  'var(--_key-badge)': {colour: TEXT, opacity: 0.1},
  'var(--bg)': PAPER,
};

/** What says how the library has drawn, and is of no use in a page. */
const isLeftOut = (name: string): boolean =>
  name.startsWith('data') || name === 'style' || name === 'className' || name === 'xmlns';

const round = (value: string): string =>
  value.replace(/-?\d+\.\d{2,}/g, (digits) => String(Math.round(Number(digits) * 10) / 10));

const paint = (name: 'fill' | 'stroke', value: unknown): Properties => {
  const {colour, opacity} = PAINTS[String(value)] ?? {colour: String(value)};
  return {[name]: colour, ...(opacity !== undefined && {[`${name}Opacity`]: opacity})};
};

type Value = Properties[string];

function toProperty(name: string, value: Value, prefix: string): Properties {
  if (name === 'fill' || name === 'stroke') return paint(name, value);
  if (name === 'id') return {id: prefix + String(value)};
  if (typeof value !== 'string') return {[name]: value};
  return {[name]: round(value.replace(/url\(#/g, `url(#${prefix}`))};
}

/** The element with the page's colours and fonts in its attributes: a page has no styles for it. */
function toPageElement(element: Element, prefix: string): Element {
  const entries = Object.entries(element.properties).filter(([name]) => !isLeftOut(name));
  const isMono = String(element.properties.className) === 'mono';
  return {
    ...element,
    properties: {
      ...Object.assign({}, ...entries.map(([name, value]) => toProperty(name, value, prefix))),
      ...(isMono && {fontFamily: 'monospace'}),
    } as Properties,
    children: toPageChildren(element.children, prefix),
  };
}

const isBlank = (node: ElementContent): boolean => node.type === 'text' && node.value.trim() === '';

/**
 * A drawing as a page can hold it under a policy that allows no styles in content.
 *
 * @param prefix of its ids, which are unique in the page then
 */
export function toPageChildren(
  children: readonly ElementContent[],
  prefix: string,
): ElementContent[] {
  return children.flatMap((child): readonly ElementContent[] => {
    if (isBlank(child)) return [];
    if (child.type !== 'element') return [child];
    return child.tagName === 'style' ? [] : [toPageElement(child, prefix)];
  });
}
