import {Children, Fragment, isValidElement, type ReactNode} from 'react';

/** An element of a page's head. */
export interface Tag {
  readonly type: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** What stands in it, for example the words of a title. */
  readonly text: string;
}

type Props = Readonly<Record<string, unknown>> & {readonly children?: ReactNode};

const NAMES: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};

const toAttributes = ({children: _, ...props}: Props): Tag['attributes'] =>
  Object.fromEntries(
    Object.entries(props)
      .filter(([, value]) => value !== undefined && value !== null && value !== false)
      .map(([name, value]) => [NAMES[name] ?? name.toLowerCase(), String(value)]),
  );

/** The elements that a component wants in the head of its page. */
export function readTags(children: ReactNode): readonly Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Props>(child)) return [];
    if (child.type === Fragment) return readTags(child.props.children);
    const text = Children.toArray(child.props.children).join('');
    return [{type: String(child.type), attributes: toAttributes(child.props), text}];
  });
}

const KEYS = ['charset', 'http-equiv', 'itemprop', 'name', 'property', 'href', 'src'];

/** What an element says something about: what is said later counts. */
function toKey({type, attributes, text}: Tag): string {
  if (type === 'title' || attributes.rel === 'canonical') return type;
  const key = KEYS.find((name) => name in attributes) ?? '';
  return `${type} ${key} ${attributes[key] ?? text}`;
}

const isOfPage = ({type}: Tag): boolean => type !== 'html' && type !== 'body';

/**
 * The elements of a page's head: those of a later component replace what earlier ones say of the same
 * thing. A component may say several things of one, for example an address for each language.
 *
 * @param heads the elements of each component, the outermost first
 */
export const mergeTags = (heads: readonly (readonly Tag[])[]): readonly Tag[] =>
  heads.reduce((before, tags) => {
    const keys = tags.map(toKey);
    return [...before.filter((tag) => !keys.includes(toKey(tag))), ...tags.filter(isOfPage)];
  }, []);

/** The attributes of the page's root element; those of a later component count. */
export const mergeAttributes = (heads: readonly (readonly Tag[])[]): Tag['attributes'] =>
  Object.assign(
    {},
    ...heads
      .flat()
      .filter(({type}) => type === 'html')
      .map(({attributes}) => attributes),
  ) as Tag['attributes'];
