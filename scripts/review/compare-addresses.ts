import type {State} from './read-build';

/** An address of one state that the other does not have. */
export interface AddressChange {
  readonly address: string;
  /** Target in the new state: of the redirect of a lost URL, or of a new URL that is a redirect. */
  readonly leadsTo?: string;
}

/** Changes to URLs that readers and programs may have saved. */
export interface AddressChanges {
  readonly added: readonly AddressChange[];
  /** Addresses whose page or file is no longer there. */
  readonly lost: readonly AddressChange[];
  /** Redirects whose target changed. */
  readonly redirected: readonly (AddressChange & {readonly ledTo: string})[];
  /** Sections that are no longer on their page; all others still are. */
  readonly lostSections: readonly AddressChange[];
}

/** Files that only pages load, by names that change with their content. */
const LOADED = /^(?:assets|styles|fonts|search-index|api-console|api-sandbox)\//;

/** Matches files that are no URLs of their own: configuration for hosts, pages, and their Markdown. */
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
    // The page itself is lost, and is listed as such.
    if (page === undefined) return [];
    const known = new Set(page.anchors);
    return anchors
      .filter((anchor) => !known.has(anchor))
      .map((anchor) => toChange(`${path}#${anchor}`, moved.get(`${page.path}#${anchor}`)));
  });
}

/** Compares what addresses answer in two states. */
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
