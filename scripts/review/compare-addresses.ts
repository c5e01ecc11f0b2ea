import type {State} from './read-build';

/** A URL that exists in only one state, or whose redirect changed. */
export interface AddressChange {
  readonly address: string;
  /** Target in the new state, if the URL is a redirect there. */
  readonly leadsTo?: string;
}

/** Changes to URLs that readers or programs may have saved. */
export interface AddressChanges {
  readonly added: readonly AddressChange[];
  readonly lost: readonly AddressChange[];
  readonly redirected: readonly (AddressChange & {readonly ledTo: string})[];
  /** Sections that are no longer on their page, although the page still exists. */
  readonly lostSections: readonly AddressChange[];
}

/** Matches files that only pages load. Their names change with their content. */
const LOADED = /^(?:assets|styles|fonts|search-index|api-console|api-preview|api-sandbox)\//;

/** Matches files that are not URLs of their own: host configuration, pages, and their Markdown versions. */
const NO_ADDRESS = /^_|(?:^|\/)index\.html$|^404\.html$|^offline\.html$|\.md$/;

const listFiles = ({files}: State): readonly string[] =>
  [...files.values()]
    .filter(({file}) => !LOADED.test(file) && !NO_ADDRESS.test(file))
    .map(({file}) => `/${file}`);

const listAddresses = (state: State): ReadonlySet<string> =>
  new Set([...state.pages.keys(), ...listFiles(state)]);

const toChange = (address: string, leadsTo: string | undefined): AddressChange =>
  leadsTo === undefined ? {address} : {address, leadsTo};

const byAddress = (a: AddressChange, b: AddressChange): number => (a.address < b.address ? -1 : 1);

const withoutSlash = (place: string): string => place.replace(/(?<=.)\/(?=$|#)/, '');

/** Lists the sections whose saved URLs no longer work. */
function listLostSections(before: State, after: State): readonly AddressChange[] {
  const moved = new Map(
    Object.entries(after.movedAnchors).map(([from, to]) => [withoutSlash(from), to]),
  );
  return [...before.pages.values()].flatMap(({path, anchors}) => {
    const target = after.pages.has(path) ? path : after.redirects.get(path)?.replace(/#.*$/, '');
    const page = after.pages.get(target ?? '');
    // Lost pages are listed separately.
    if (page === undefined) return [];
    const known = new Set(page.anchors);
    return anchors
      .filter((anchor) => !known.has(anchor))
      .map((anchor) => toChange(`${path}#${anchor}`, moved.get(`${page.path}#${anchor}`)));
  });
}

export function compareAddresses(before: State, after: State): AddressChanges {
  const [was, is] = [listAddresses(before), listAddresses(after)];
  const lost = [...was]
    .filter((address) => !is.has(address))
    .map((address) => toChange(address, after.redirects.get(address)));
  const lostRedirects = [...before.redirects.keys()]
    .filter((address) => !is.has(address) && !after.redirects.has(address))
    .map((address) => ({address}));
  const added = [...is]
    .filter((address) => !was.has(address) && !before.redirects.has(address))
    .map((address) => ({address}));
  const addedRedirects = [...after.redirects]
    .filter(([address]) => !was.has(address) && !before.redirects.has(address))
    .map(([address, leadsTo]) => ({address, leadsTo}));
  const redirected = [...before.redirects].flatMap(([address, ledTo]) => {
    const leadsTo = after.redirects.get(address);
    return leadsTo === undefined || leadsTo === ledTo ? [] : {address, leadsTo, ledTo};
  });
  return {
    added: [...added, ...addedRedirects].sort(byAddress),
    lost: [...lost, ...lostRedirects].sort(byAddress),
    redirected: redirected.sort(byAddress),
    lostSections: [...listLostSections(before, after)].sort(byAddress),
  };
}
