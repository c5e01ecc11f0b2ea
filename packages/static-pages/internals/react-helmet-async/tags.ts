import {Children, Fragment, isValidElement, type ReactNode} from 'react';

export interface Tag {
  readonly type: string;
  readonly attributes: Readonly<Record<string, string>>;
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

export function readTags(children: ReactNode): readonly Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Props>(child)) return [];
    if (child.type === Fragment) return readTags(child.props.children);
    const text = Children.toArray(child.props.children).join('');
    return [{type: String(child.type), attributes: toAttributes(child.props), text}];
  });
}

const KEYS = ['charset', 'http-equiv', 'itemprop', 'name', 'property', 'href', 'src'];

/** Returns the key of an element. Of elements with the same key, the last counts. */
function toKey({type, attributes, text}: Tag): string {
  if (type === 'title' || attributes.rel === 'canonical') return type;
  const key = KEYS.find((name) => name in attributes) ?? '';
  return `${type} ${key} ${attributes[key] ?? text}`;
}

const isOfPage = ({type}: Tag): boolean => type !== 'html' && type !== 'body';

/**
 * Merges the head elements of several components. Later elements replace earlier ones with the same key, but one
 * component can have several, such as a link for each language.
 *
 * @param heads the elements of each component, outermost first
 */
export const mergeTags = (heads: readonly (readonly Tag[])[]): readonly Tag[] =>
  heads.reduce((before, tags) => {
    const keys = tags.map(toKey);
    return [...before.filter((tag) => !keys.includes(toKey(tag))), ...tags.filter(isOfPage)];
  }, []);

export const mergeAttributes = (heads: readonly (readonly Tag[])[]): Tag['attributes'] =>
  Object.assign(
    {},
    ...heads
      .flat()
      .filter(({type}) => type === 'html')
      .map(({attributes}) => attributes),
  ) as Tag['attributes'];
