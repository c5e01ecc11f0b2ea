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
import {byImpact, type Change, isAddition, type Location, type Release, type Shown} from './change';
import {toReleaseAnchor} from './options';

/** The anchors on the page of an operation today, by the page's slug; `undefined` without a page. */
type FindAnchors = (slug: string) => ReadonlySet<string> | undefined;

/** An operation of any release, with its current page. */
interface KnownOperation extends ChangelogOperation {
  readonly anchors?: ReadonlySet<string>;
}

/** Operations by key: the current one if it exists, else the last. */
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

/** The address of the first anchor that is there today. */
function findHref({operation, anchors}: Shown, known: KnownOperations): string | undefined {
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

/** Locations that are called the same are one to a reader: one with a link, if there is any. */
function mergeLocations(locations: readonly ChangelogLocation[]): readonly ChangelogLocation[] {
  const merged = new Map<string, ChangelogLocation>();
  for (const location of locations) {
    const key = [location.label, location.name, location.variant].join();
    if (merged.get(key)?.href === undefined) merged.set(key, location);
  }
  return [...merged.values()];
}

/** Merges rows about changed wording in several locations, without counting them. */
function mergeWording(rows: readonly ChangelogRow[]): readonly ChangelogRow[] {
  const isNamed = ({impact, locations}: ChangelogRow): boolean =>
    impact === 'wording' && locations.length > 0;
  const named = rows.filter(isNamed);
  const texts = new Set(named.map(({text}) => text));
  return [
    ...rows.filter((row) => !isNamed(row)),
    ...[...texts].map((text) => ({
      impact: 'wording' as const,
      text,
      locations: mergeLocations(
        named.filter((row) => row.text === text).flatMap((row) => row.locations),
      ),
    })),
  ];
}

function buildRows(
  operation: string,
  changes: readonly Change[],
  known: KnownOperations,
): readonly ChangelogRow[] {
  const rows = [...changes].sort(byImpact).map(({impact, text, locations}) => ({
    impact,
    text,
    locations: locations.map((location) => buildLocation(location, operation, known)),
  }));
  return mergeWording(rows);
}

/** Serialises a row without its links, to compare rows. Changes of a whole operation are never equal. */
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

/** Merges equal rows of several operations. */
const gatherAlike = (rows: readonly OperationRow[]): readonly (readonly OperationRow[])[] => [
  ...groupEntries(rows.map((one) => [toWords(one.row, one.operation), one] as const)).values(),
];

function toOperation(key: string, known: KnownOperations): ChangelogOperation {
  const {anchors: _anchors, ...operation} = known.get(key) ?? {};
  return operation;
}

/** Groups changes by operation; those of the whole API come first. */
function buildGroups(
  changes: readonly Change[],
  known: KnownOperations,
): readonly ChangelogGroup[] {
  const keys = new Set(changes.map(({operation = ''}) => operation));
  const ordered = [...keys].sort((a, b) => Number(a !== '') - Number(b !== ''));
  const rows = ordered.flatMap((operation) => {
    const own = changes.filter((change) => (change.operation ?? '') === operation);
    return buildRows(operation, own, known).map((row) => ({operation, row}));
  });
  const groups = new Map<string, {operations: readonly string[]; rows: readonly ChangelogRow[]}>();
  for (const alike of gatherAlike(rows)) {
    const operations = alike.map(({operation}) => operation);
    const shown = alike.find(({row}) => row.locations.some(({href}) => href)) ?? alike[0];
    const key = operations.join('\n');
    groups.set(key, {
      operations,
      rows: [...(groups.get(key)?.rows ?? []), ...(shown ? [shown.row] : [])],
    });
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

/**
 * The changes of an API as its changelog shows them, newest first, linked to the pages and fields
 * that are there today. Addresses have no base path.
 *
 * @param releases oldest first
 */
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
