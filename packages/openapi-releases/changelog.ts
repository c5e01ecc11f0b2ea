import {
  type Api,
  listOperations,
  toContract,
  toOperationKey,
  toSlug,
} from '@openapi-portal/openapi-model';
import {groupEntries, writeJson} from '@openapi-portal/reports/json';
import {
  type ChangelogApi,
  type ChangelogGroup,
  type ChangelogKind,
  type ChangelogLocation,
  type ChangelogOperation,
  type ChangelogRelease,
  type ChangelogRow,
  KINDS,
} from './ApiChanges/changelog';
import {
  compareByImpact,
  type Change,
  isAddition,
  type Location,
  type Release,
  type OperationAnchors,
} from './change';
import {toReleaseAnchor} from './options';

/** Returns the anchors on the current page of an operation; undefined if the page no longer exists. */
type FindAnchors = (slug: string) => ReadonlySet<string> | undefined;

/** An operation of any release, with its current page if there is one. */
interface KnownOperation extends ChangelogOperation {
  readonly anchors?: ReadonlySet<string>;
}

/** Operations by key, as described in the newest release that contains them. */
type KnownOperations = ReadonlyMap<string, KnownOperation>;

function listKnown(
  api: Api,
  releases: readonly Release[],
  findAnchors: FindAnchors,
): KnownOperations {
  const operations = releases.flatMap(({document}) => listOperations(toContract(document)));
  return new Map(
    operations.map((operation) => {
      const {title, method, path, slug} = operation;
      const address = `${method.toUpperCase()} ${path}`;
      const anchors = findAnchors(slug);
      const page = anchors && {href: `/${api.route}/${slug}`, anchors};
      return [toOperationKey(operation), {title, address, ...page}];
    }),
  );
}

/** Returns a link to the first candidate anchor that exists on the current page of the operation. */
function findHref(
  {operation, anchors}: OperationAnchors,
  known: KnownOperations,
): string | undefined {
  const page = known.get(operation);
  const anchor = anchors.find((candidate) => page?.anchors?.has(candidate) === true);
  if (page?.href === undefined || anchor === undefined) return undefined;
  return `${page.href}#${encodeURIComponent(anchor)}`;
}

function buildLocation(
  {anchors, shownBy = [], ...words}: Location,
  operation: string,
  known: KnownOperations,
): ChangelogLocation {
  const [href] = [{operation, anchors}, ...shownBy]
    .map((shown) => findHref(shown, known))
    .filter((address) => address !== undefined);
  return {...words, ...(href !== undefined && {href})};
}

/** Merges locations that look the same to readers, and keeps one with a link if possible. */
function mergeLocations(locations: readonly ChangelogLocation[]): readonly ChangelogLocation[] {
  const merged = new Map<string, ChangelogLocation>();
  for (const location of locations) {
    const key = [location.label, location.name, location.variant].join();
    if (merged.get(key)?.href === undefined) merged.set(key, location);
  }
  return [...merged.values()];
}

function mergeWording(rows: readonly ChangelogRow[]): readonly ChangelogRow[] {
  const isNamed = ({impact, locations}: ChangelogRow): boolean =>
    impact === 'wording' && locations.length > 0;
  const named = groupEntries(rows.filter(isNamed).map((row) => [row.text, row] as const));
  return [
    ...rows.filter((row) => !isNamed(row)),
    ...[...named].map(([text, same]) => ({
      impact: 'wording' as const,
      text,
      locations: mergeLocations(same.flatMap((row) => row.locations)),
    })),
  ];
}

function buildRows(
  operation: string,
  changes: readonly Change[],
  known: KnownOperations,
): readonly ChangelogRow[] {
  const rows = [...changes].sort(compareByImpact).map(({impact, text, locations}) => ({
    impact,
    text,
    locations: locations.map((location) => buildLocation(location, operation, known)),
  }));
  return mergeWording(rows);
}

/** Serialises a row without links, to find equal rows. Changes of whole operations are never equal. */
const toWords = ({impact, text, locations}: ChangelogRow, operation: string): string =>
  writeJson([
    impact,
    text,
    locations.map(({label, name, variant}) => [label, name, variant]),
    locations.length === 0 && operation,
  ]);

interface OperationRow {
  readonly operation: string;
  readonly row: ChangelogRow;
}

const gatherAlike = (rows: readonly OperationRow[]): readonly (readonly OperationRow[])[] => [
  ...groupEntries(rows.map((one) => [toWords(one.row, one.operation), one] as const)).values(),
];

function toOperation(key: string, known: KnownOperations): ChangelogOperation {
  const {anchors: _anchors, ...operation} = known.get(key) ?? {};
  return operation;
}

/** Groups changes by operation. Changes of the whole API are first. */
function buildGroups(
  changes: readonly Change[],
  known: KnownOperations,
): readonly ChangelogGroup[] {
  const byOperation = groupEntries(changes.map((one) => [one.operation ?? '', one] as const));
  const ordered = [...byOperation].sort(([a], [b]) => Number(a !== '') - Number(b !== ''));
  const rows = ordered.flatMap(([operation, own]) =>
    buildRows(operation, own, known).map((row) => ({operation, row})),
  );
  const groups = new Map<string, {operations: readonly string[]; rows: ChangelogRow[]}>();
  for (const alike of gatherAlike(rows)) {
    const operations = alike.map(({operation}) => operation);
    const shown = alike.find(({row}) => row.locations.some(({href}) => href)) ?? alike[0];
    const key = operations.join('\n');
    const group = groups.get(key) ?? {operations, rows: []};
    groups.set(key, group);
    if (shown !== undefined) group.rows.push(shown.row);
  }
  return [...groups.values()].map(({operations, rows: own}) => ({
    operations: operations
      .filter((operation) => operation !== '')
      .map((operation) => toOperation(operation, known)),
    rows: own,
  }));
}

const isBreaking = ({groups}: ChangelogKind): boolean =>
  groups.some(({rows}) => rows.some(({impact}) => impact === 'breaking'));

function findKind({impact, text}: Change): ChangelogKind['kind'] {
  if (impact === 'wording') return 'Fixed';
  return isAddition(text) ? 'Added' : 'Changed';
}

function buildRelease(
  api: Api,
  {version, date, summary, changes}: Release,
  known: KnownOperations,
): ChangelogRelease {
  return {
    version,
    date,
    summary,
    anchor: toReleaseAnchor(api.id, version),
    isBreaking: changes.some(({impact}) => impact === 'breaking'),
    kinds: KINDS.map((kind) => ({
      kind,
      groups: buildGroups(
        changes.filter((change) => findKind(change) === kind),
        known,
      ),
    }))
      .filter(({groups}) => groups.length > 0)
      .sort((a, b) => Number(isBreaking(b)) - Number(isBreaking(a))),
  };
}

/** Builds the changelog of an API, newest release first. Links only refer to what still exists. */
export function buildChangelog(
  api: Api,
  releases: readonly Release[],
  findAnchors: FindAnchors,
): ChangelogApi {
  const known = listKnown(api, releases, findAnchors);
  return {
    id: api.id,
    label: api.label,
    anchor: toSlug(api.label),
    releases: releases.map((release) => buildRelease(api, release, known)).reverse(),
  };
}
