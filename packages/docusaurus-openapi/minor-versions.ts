import {INTRODUCTION, type Operation, toOperationKey} from '@openapi-portal/openapi-model';
import type {
  FindMinorVersions,
  MinorVersionLink,
  PageChange,
  PageMinorVersions,
  MinorVersion,
} from '@openapi-portal/openapi-reference';

export interface MinorVersionOutline extends Pick<MinorVersion, 'name' | 'version'> {
  /** Path of its pages, including the site's base path, without a trailing slash. */
  readonly basePath: string;
  /** Slugs of the operation pages, keyed by `toOperationKey`. */
  readonly slugs: ReadonlyMap<string, string>;
}

/** The minor versions of an API that have pages, and which of them is being rendered. */
export interface MinorVersionsOfApi extends Pick<PageMinorVersions, 'api' | 'here' | 'changelog'> {
  readonly all: readonly MinorVersionOutline[];
  readonly isOlder: boolean;
  /** Changes up to the newest version, keyed by `toOperationKey` or by `''` for the whole API. */
  readonly changes?: ReadonlyMap<string, readonly PageChange[]>;
}

export const buildMinorVersionId = (apiId: string, {name}: Pick<MinorVersion, 'name'>): string =>
  `${apiId}-${name}`;

/** Turns `post /users` into `POST /users`. */
const formatKey = (key: string): string => key.replace(/^\S+/, (method) => method.toUpperCase());

/** Lists added and removed operations as changes to the whole API. */
function* listWhole(changes: NonNullable<MinorVersionsOfApi['changes']>): Generator<PageChange> {
  for (const [key, own] of changes)
    for (const change of key === '' ? [] : own)
      if (change.locations.length === 0 && change.impact !== 'wording')
        yield {...change, locations: [{label: 'operation', name: formatKey(key), anchors: []}]};
}

function listChanges(
  {changes = new Map<string, readonly PageChange[]>()}: MinorVersionsOfApi,
  pageId: string,
  key: string | undefined,
): readonly PageChange[] {
  if (pageId === INTRODUCTION) return [...(changes.get('') ?? []), ...listWhole(changes)];
  return changes.get(key ?? pageId) ?? [];
}

export function createMinorVersionFinder(
  minorVersions: MinorVersionsOfApi,
  operations: readonly Pick<Operation, 'method' | 'path' | 'slug'>[],
): FindMinorVersions {
  const keys = new Map(operations.map((one) => [one.slug, toOperationKey(one)]));
  const {api, here, all, isOlder, changelog} = minorVersions;

  function toLink(
    {name, version, basePath, slugs}: MinorVersionOutline,
    pageId: string,
  ): MinorVersionLink {
    const slug = name === here ? pageId : slugs.get(keys.get(pageId) ?? '');
    const isOverview = pageId === INTRODUCTION || slug === undefined;
    return {
      name,
      version,
      href: `${basePath}/${isOverview ? '' : slug}`,
      isMissing: pageId !== INTRODUCTION && slug === undefined,
    };
  }

  return (pageId) => {
    const [newest, second, ...others] = all.map((minorVersion) => toLink(minorVersion, pageId));
    if (newest === undefined || second === undefined) return undefined;
    return {
      api,
      here,
      all: [newest, second, ...others],
      ...(isOlder && {changes: listChanges(minorVersions, pageId, keys.get(pageId))}),
      ...(isOlder && changelog !== undefined && {changelog}),
    };
  };
}
