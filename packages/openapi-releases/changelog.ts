import {type Api, toRouteBasePath} from 'openapi-static/api';
import {toContract} from 'openapi-static/contract/contract';
import {listOperations, type Operation} from 'openapi-static/contract/operations';
import type {
  ChangelogApi,
  ChangelogGroup,
  ChangelogPlace,
  ChangelogRelease,
  ChangelogRow,
} from './ApiChanges/changelog';
import {type Change, IMPACTS, type Place} from './change';
import {toOperationKey} from 'openapi-static/contract/operation-key';
import type {ReleaseNotes} from './check-releases';
import {toReleaseAnchor} from './options';

/** The anchors on the page of an operation today, by the page's slug; `undefined` without a page. */
export type FindAnchors = (slug: string) => ReadonlySet<string> | undefined;

/** Names an operation of any release, and its page of today. */
interface OperationName {
  readonly title: string;
  readonly address: string;
  readonly slug: string;
}

const toName = ({title, method, path, slug}: Operation): OperationName => ({
  title,
  address: `${method.toUpperCase()} ${path}`,
  slug,
});

const byKey = ({document}: ReleaseNotes): readonly (readonly [string, OperationName])[] =>
  listOperations(toContract(document)).map((operation) => [
    toOperationKey(operation),
    toName(operation),
  ]);

/** Names by key: those of today where the operation is still there, else the last it had. */
const toNames = (releases: readonly ReleaseNotes[]): ReadonlyMap<string, OperationName> =>
  new Map(releases.flatMap(byKey));

/** What an operation of any release is called, and its page of today. */
interface Known {
  readonly name?: OperationName;
  readonly page?: string;
  readonly anchors?: ReadonlySet<string>;
}

type FindKnown = (key: string | undefined) => Known;

/** The address of the first anchor that is there today. */
function findHref(candidates: readonly string[], {page, anchors}: Known): string | undefined {
  const anchor = candidates.find((candidate) => anchors?.has(candidate) === true);
  if (page === undefined || anchor === undefined) return undefined;
  return `${page}#${encodeURIComponent(anchor)}`;
}

function toPlace(
  {label, name, variant, anchors, shownBy = []}: Place,
  group: Known,
  findKnown: FindKnown,
): ChangelogPlace {
  const [href] = [
    findHref(anchors, group),
    ...shownBy.map((shown) => findHref(shown.anchors, findKnown(shown.operation))),
  ].filter((address) => address !== undefined);
  return {
    label,
    ...(name !== undefined && {name}),
    ...(variant !== undefined && {variant}),
    ...(href !== undefined && {href}),
  };
}

const byImpact = (a: Change, b: Change): number =>
  IMPACTS.indexOf(a.impact) - IMPACTS.indexOf(b.impact);

/** Places that are called the same are one to a reader: one with a link, if there is any. */
function mergePlaces(places: readonly ChangelogPlace[]): readonly ChangelogPlace[] {
  const merged = new Map<string, ChangelogPlace>();
  for (const place of places) {
    const key = [place.label, place.name, place.variant].join();
    if (merged.get(key)?.href === undefined) merged.set(key, place);
  }
  return [...merged.values()];
}

/** Places that were reworded alike are one row: their number says little, their names enough. */
function mergeWording(rows: readonly ChangelogRow[]): readonly ChangelogRow[] {
  const isNamed = ({impact, places}: ChangelogRow): boolean =>
    impact === 'wording' && places.length > 0;
  const named = rows.filter(isNamed);
  const texts = new Set(named.map(({text}) => text));
  return [
    ...rows.filter((row) => !isNamed(row)),
    ...[...texts].map((text) => ({
      impact: 'wording' as const,
      text,
      places: mergePlaces(named.filter((row) => row.text === text).flatMap((row) => row.places)),
    })),
  ];
}

function toGroup(
  key: string | undefined,
  changes: readonly Change[],
  findKnown: FindKnown,
): ChangelogGroup {
  const group = findKnown(key);
  const {name, page} = group;
  const rows = [...changes].sort(byImpact).map(({impact, text, places}) => ({
    impact,
    text,
    places: places.map((place) => toPlace(place, group, findKnown)),
  }));
  return {
    ...(name !== undefined && {title: name.title, address: name.address}),
    ...(page !== undefined && {href: page}),
    rows: mergeWording(rows),
  };
}

function toRelease(
  api: Api,
  {version, date, summary, changes}: ReleaseNotes,
  findKnown: FindKnown,
): ChangelogRelease {
  const keys = [...new Set(changes.map(({operation}) => operation))];
  return {
    version,
    date,
    summary,
    anchor: toReleaseAnchor(api.id, version),
    isBreaking: changes.some(({impact}) => impact === 'breaking'),
    groups: keys.map((key) =>
      toGroup(
        key,
        changes.filter(({operation}) => operation === key),
        findKnown,
      ),
    ),
  };
}

/**
 * The changes of an API as its changelog shows them, newest first, linked to the pages and fields
 * that are there today. Addresses have no base path.
 *
 * @param releases oldest first
 */
export function toChangelog(
  api: Api,
  releases: readonly ReleaseNotes[],
  findAnchors: FindAnchors,
): ChangelogApi {
  const names = toNames(releases);
  const base = `/${toRouteBasePath(api)}`;
  const findKnown: FindKnown = (key) => {
    const name = names.get(key ?? '');
    const anchors = name && findAnchors(name.slug);
    return {
      ...(name !== undefined && {name}),
      ...(name !== undefined && anchors !== undefined && {page: `${base}/${name.slug}`, anchors}),
    };
  };
  return {
    id: api.id,
    label: api.label,
    releases: releases.map((release) => toRelease(api, release, findKnown)).reverse(),
  };
}
