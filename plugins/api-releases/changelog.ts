import {type Api, toRouteBasePath} from '../../config/apis';
import {toContract} from '../../src/api-reference/contract';
import {listOperations, type Operation} from '../../src/api-reference/operations';
import type {
  ChangelogApi,
  ChangelogGroup,
  ChangelogPlace,
  ChangelogRelease,
  ChangelogRow,
} from '../../src/components/ApiChanges/changelog';
import {type Change, IMPACTS, type Place, toOperationKey} from './change';
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

function toPlace(
  {label, name, variant, anchors}: Place,
  page: string | undefined,
  known: ReadonlySet<string> | undefined,
): ChangelogPlace {
  const anchor = anchors.find((candidate) => known?.has(candidate) === true);
  return {
    label,
    ...(name !== undefined && {name}),
    ...(variant !== undefined && {variant}),
    ...(page !== undefined &&
      anchor !== undefined && {href: `${page}#${encodeURIComponent(anchor)}`}),
  };
}

const byImpact = (a: Change, b: Change): number =>
  IMPACTS.indexOf(a.impact) - IMPACTS.indexOf(b.impact);

/** Places whose wording changed are one row: their number says little, their names enough. */
function mergeWording(rows: readonly ChangelogRow[]): readonly ChangelogRow[] {
  const isNamed = ({impact, places}: ChangelogRow): boolean =>
    impact === 'wording' && places.length > 0;
  const named = rows.filter(isNamed);
  if (named.length < 2) return rows;
  const places = named.flatMap((row) => row.places);
  const others = rows.filter((row) => !isNamed(row));
  return [...others, {impact: 'wording', text: 'described otherwise', places}];
}

function toGroup(
  key: string | undefined,
  changes: readonly Change[],
  names: ReadonlyMap<string, OperationName>,
  {base, findAnchors}: {readonly base: string; readonly findAnchors: FindAnchors},
): ChangelogGroup {
  const name = key === undefined ? undefined : names.get(key);
  const anchors = name && findAnchors(name.slug);
  const page = name !== undefined && anchors !== undefined ? `${base}/${name.slug}` : undefined;
  const rows = [...changes].sort(byImpact).map(({impact, text, places}) => ({
    impact,
    text,
    places: places.map((place) => toPlace(place, page, anchors)),
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
  names: ReadonlyMap<string, OperationName>,
  links: {readonly base: string; readonly findAnchors: FindAnchors},
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
        names,
        links,
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
  const links = {base: `/${toRouteBasePath(api)}`, findAnchors};
  return {
    id: api.id,
    label: api.label,
    releases: releases.map((release) => toRelease(api, release, names, links)).reverse(),
  };
}
