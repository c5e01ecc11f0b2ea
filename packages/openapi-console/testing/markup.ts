export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Text up to the next closing tag of the same name. */
  readonly text: string;
}

/** Returns the text of HTML, without tags and with entities decoded. */
export const toVisibleText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

function toTag(html: string, {0: start, 1: name = '', 2: list = '', index}: RegExpExecArray): Tag {
  const rest = html.slice(index + start.length);
  const end = rest.indexOf(`</${name}>`);
  const attributes = [...list.matchAll(/([\w-]+)="([^"]*)"/g)];
  return {
    name,
    attributes: Object.fromEntries(attributes.map(([, key = '', value = '']) => [key, value])),
    text: toVisibleText(rest.slice(0, Math.max(end, 0))),
  };
}

/** Finds the tags with these names in React's markup, in order. React quotes every attribute. */
export const findTags = (html: string, ...names: readonly string[]): Tag[] =>
  [...html.matchAll(new RegExp(`<(${names.join('|')})((?: [\\w-]+="[^"]*")*)/?>`, 'g'))].map(
    (match) => toTag(html, match),
  );
