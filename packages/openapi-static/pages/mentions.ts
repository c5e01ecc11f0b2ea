import type {Heading, Nodes} from 'mdast';

import {toRouteBasePath} from '../api';
import type {Operation} from '../reference';
import {toProblemAnchor} from '../reference/problem-types';
import {type Reference, toReference} from '../names/references';
import {toText} from 'static-pages/markdown/parser';
import {listPages, type ProsePage} from './prose-pages';

/** A place in prose that leads to an operation. */
export interface Mention {
  /** The page's title, and the heading's where it stands below one. */
  readonly title: string;
  /** Address with the heading's anchor. */
  readonly href: string;
}

/** What prose may mention, as its mentions name it. */
export interface Mentionable {
  /** Where the API is published, without the base path of the site and a slash at its end. */
  readonly apiBase: string;
  readonly operations: readonly Pick<Operation, 'id' | 'slug' | 'method' | 'path'>[];
  /** Problem types. */
  readonly problems: readonly string[];
}

/** The key of a problem type among mentions: those of operations are their path segments. */
export const toProblemKey = (slug: string): string => `#${toProblemAnchor(slug)}`;

/** The operation's path segment or the problem's anchor that an address below `apiBase` leads to. */
function findLinked(url: string, apiBase: string): string | undefined {
  if (!url.startsWith(`${apiBase}/`)) return undefined;
  const [segment = '', anchor] = url.slice(apiBase.length + 1).split('#');
  return segment.replace(/\/?(\?.*)?$/, '') || (anchor && `#${anchor}`);
}

/** What an element or code names. */
function findNamed({kind, values}: Reference, known: Mentionable): string | undefined {
  const {api, id, of, type, text} = values;
  if (api !== undefined && `/${toRouteBasePath({id: api})}` !== known.apiBase) return undefined;
  if (kind === 'Problem') return type && toProblemKey(type);
  if (kind === 'code' && known.problems.includes(text ?? '')) return toProblemKey(text ?? '');
  const operation = known.operations.find((candidate) => {
    const name = candidate.id ?? candidate.slug;
    const request = `${candidate.method.toUpperCase()} ${candidate.path}`;
    return name === (id ?? of) || name === text || request === text;
  });
  return operation?.slug;
}

function findMentioned(node: Nodes, known: Mentionable): string | undefined {
  if (node.type === 'link') return findLinked(node.url, known.apiBase);
  const reference = toReference(node);
  return reference && findNamed(reference, known);
}

/** The words of a heading, without the comment that gives its id. */
const toTitle = ({children}: Heading): string =>
  children
    .filter(({type}) => type !== 'mdxTextExpression')
    .map(toText)
    .join('')
    .trimEnd();

function* listMentions(page: ProsePage, known: Mentionable): Generator<readonly [string, Mention]> {
  const ids = [...page.headingIds];
  let place: Mention = {title: page.title, href: page.address};
  for (const node of page.nodes) {
    if (node.type === 'heading' && node.depth > 1) {
      place = {
        title: `${page.title}: ${toTitle(node)}`,
        href: `${page.address}#${ids.shift() ?? ''}`,
      };
    }
    const mentioned = findMentioned(node, known);
    if (mentioned !== undefined) yield [mentioned, place];
  }
}

/** Whether a page may mention something, by its text. */
const mayMention = (text: string, {apiBase, operations, problems}: Mentionable): boolean =>
  [`${apiBase}/`, '<Operation', '<Field', '<Problem', ...problems].some((word) =>
    text.includes(word),
  ) ||
  operations.some(
    ({id, slug, path: request}) => text.includes(id ?? slug) || text.includes(request),
  );

/** The places that mention each thing, every one once. */
function toPlaces(
  mentions: readonly (readonly [string, Mention])[],
): ReadonlyMap<string, readonly Mention[]> {
  const byHref = new Map<string, Map<string, Mention>>();
  for (const [mentioned, mention] of mentions) {
    const places = byHref.get(mentioned) ?? new Map<string, Mention>();
    if (!places.has(mention.href)) places.set(mention.href, mention);
    byHref.set(mentioned, places);
  }
  return new Map([...byHref].map(([mentioned, places]) => [mentioned, [...places.values()]]));
}

/**
 * Where the prose of the site mentions the operations and problem types of an API, by a link, an
 * element or in code style, in the order of the files. A place is named once, however often it does.
 *
 * @returns by the path segment of an operation, by `toProblemKey` of a problem type
 */
export const readMentions = (
  siteDir: string,
  known: Mentionable,
): ReadonlyMap<string, readonly Mention[]> =>
  toPlaces(
    [...listPages(siteDir, (text) => mayMention(text, known))].flatMap((page) => [
      ...listMentions(page, known),
    ]),
  );
