import type {Nodes} from 'mdast';

import {toText} from '@openapi-portal/markdown-source';

import {toReference} from '@openapi-portal/api-names';
import {
  formatMethod,
  listOperations,
  openContract,
  type Api,
  type Operation,
  toProblemSlugs,
} from '@openapi-portal/openapi-model';

import type {GeneratedSite} from './build-api';
import {type Mention, toProblemKey} from './mention-keys';
import {listPages, type ProsePage} from './prose-pages';

interface Place extends Mention {
  readonly heading: string;
}

interface Mentionable {
  readonly id: string;
  /** Path of the API, without the site's base path or a trailing slash. */
  readonly apiBase: string;
  readonly operations: readonly Pick<Operation, 'id' | 'slug' | 'method' | 'path'>[];
  readonly problems: readonly string[];
  /** The other APIs of the site, whose parts may have the same names. */
  readonly others?: readonly OtherApi[];
}

type Names = Pick<Mentionable, 'operations' | 'problems'>;

export interface OtherApi {
  readonly id: string;
  /** Ids of operations, requests such as `GET /users`, and problem types. */
  readonly names: ReadonlySet<string>;
  /** True if this API precedes the current one in the configuration. It then owns the names that both APIs use. */
  readonly isBefore: boolean;
}

/** Returns the slug of the operation or the `#anchor` of the problem type that a URL below `apiBase` links to. */
function findLinked(url: string, apiBase: string): string | undefined {
  if (!url.startsWith(`${apiBase}/`)) return undefined;
  const [segment = '', anchor] = url.slice(apiBase.length + 1).split('#');
  return segment.replace(/\/?(\?.*)?$/, '') || (anchor && `#${anchor}`);
}

const toKeys = ({operations, problems}: Names): ReadonlyMap<string, string> =>
  new Map([
    ...problems.map((problem) => [problem, toProblemKey(problem)] as const),
    ...operations.flatMap(({id, slug, method, path}) => [
      [`${formatMethod(method)} ${path}`, slug] as const,
      [id ?? slug, slug] as const,
    ]),
  ]);

export const listMentionable = (known: Names): ReadonlySet<string> => new Set(toKeys(known).keys());

/** Returns true if a name without an explicit API refers to a part of another API. */
function isOfOther(name: string, {api}: ProsePage, {id, others = []}: Mentionable): boolean {
  if (api === id) return false;
  return others.some((other) => (other.isBefore || other.id === api) && other.names.has(name));
}

function findMentioned(
  node: Nodes,
  page: ProsePage,
  known: Mentionable,
  keys: ReadonlyMap<string, string>,
): string | undefined {
  if (node.type === 'link') return findLinked(node.url, known.apiBase);
  const {api, id, of, type, text} = toReference(node)?.values ?? {};
  const name = type ?? id ?? of ?? text ?? '';
  if (api === undefined ? isOfOther(name, page, known) : api !== known.id) return undefined;
  return type === undefined ? keys.get(name) : toProblemKey(type);
}

function* listMentions(
  page: ProsePage,
  known: Mentionable,
  keys: ReadonlyMap<string, string>,
): Generator<readonly [string, Place]> {
  const {title, address, nodes, headingIds} = page;
  const ids = headingIds.values();
  let location: Place = {title, href: address, heading: ''};
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth > 1) {
      const href = `${address}#${ids.next().value ?? ''}`;
      location = {title, href, heading: toText(node)};
    }
    const mentioned = findMentioned(node, page, known, keys);
    if (mentioned !== undefined) yield [mentioned, location];
  }
}

/** Returns true if a heading contains the name of the operation or problem type that is mentioned below it. */
const isNamedBy = (mentioned: string, {heading}: Place): boolean =>
  heading.includes(mentioned.replace(toProblemKey(''), ''));

function choose(mentions: Iterable<readonly [string, Place]>): ReadonlyMap<string, Place> {
  const chosen = new Map<string, Place>();
  for (const [mentioned, mention] of mentions) {
    const known = chosen.get(mentioned);
    const isBetter = isNamedBy(mentioned, mention) && !(known && isNamedBy(mentioned, known));
    if (known === undefined || isBetter) chosen.set(mentioned, mention);
  }
  return chosen;
}

/** Finds mentions of an API's operations and problem types in prose: links, elements and inline code. */
export function readMentions(
  {siteDir, prose}: Pick<GeneratedSite, 'siteDir' | 'prose'>,
  known: Mentionable,
): ReadonlyMap<string, readonly Mention[]> {
  const keys = toKeys(known);
  const found = new Map<string, readonly Mention[]>();
  for (const page of listPages(siteDir, prose)) {
    for (const [mentioned, {title, href}] of choose(listMentions(page, known, keys)))
      found.set(mentioned, [...(found.get(mentioned) ?? []), {title, href}]);
  }
  return found;
}

export function readMentionsOf(
  {id, route}: Pick<Api, 'id' | 'route'>,
  published: unknown,
  others: readonly OtherApi[],
  site: Pick<GeneratedSite, 'siteDir' | 'prose'>,
): ReadonlyMap<string, readonly Mention[]> {
  const contract = openContract(published);
  const [operations, problems] = [listOperations(contract), toProblemSlugs(contract.root)];
  return readMentions(site, {id, apiBase: `/${route}`, operations, problems, others});
}
