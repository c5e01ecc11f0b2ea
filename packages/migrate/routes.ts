import type {MigratedApi, Plan} from './plan';
import {listSources, quote, read} from './site';

/** The preset's docs instance, and the address of each API. */
interface Addresses {
  readonly base: string;
  readonly routes: ReadonlyMap<MigratedApi, string>;
  /** Source text of the option `outputDir`, for APIs whose folder does not have the name of their id. */
  readonly folders: ReadonlyMap<MigratedApi, string>;
}

const FOLDER = '.docusaurus/api-pages';
const BASES = ['api', 'api-reference', 'reference', 'openapi'];

/** Returns true if docs of the site are at or below a route. */
const isUsed = ({usedRoutes}: Plan, base: string): boolean =>
  usedRoutes.some((one) => one === base || (base !== '' && one.startsWith(`${base}/`)));

/** Returns the route that contains all APIs directly; undefined if there is none, or other docs have it. */
function findCommonBase(plan: Plan): string | undefined {
  const {apis} = plan;
  const parents = new Set(
    apis.map(({route}) => (route?.includes('/') ? route.slice(0, route.lastIndexOf('/')) : '')),
  );
  const [base = ''] = parents;
  // At the site's root only for one API: the preset would list several of them on the home page.
  const isFree =
    !isUsed(plan, base) && (base !== '' || (apis.length === 1 && apis[0]?.route !== undefined));
  return parents.size === 1 && isFree ? base : undefined;
}

const toLast = (route: string): string => route.slice(route.lastIndexOf('/') + 1);

/** Keeps the addresses of the APIs if the preset can have them, else chooses new ones. */
export function chooseRoutes(plan: Plan): Addresses {
  const {apis} = plan;
  const common = findCommonBase(plan);
  if (common !== undefined)
    return {
      base: common,
      routes: new Map(apis.map((api) => [api, api.route ?? ''])),
      folders: new Map(
        apis
          .filter(({id, route = ''}) => toLast(route) !== id)
          .map((api) => [api, `outputDir: ${quote(`${FOLDER}/${toLast(api.route ?? '')}`)}`]),
      ),
    };
  const base = BASES.find((one) => !isUsed(plan, one)) ?? 'api-docs';
  return {base, routes: new Map(apis.map((api) => [api, `${base}/${api.id}`])), folders: new Map()};
}

/** Lists single pages that move, each with its old and its new address. */
const listMoves = ({apis}: Plan, {routes}: Addresses): readonly (readonly [string, string])[] =>
  apis.flatMap((api) => {
    const {others = [], hasPages, route} = api;
    const now = routes.get(api) ?? '';
    if (!hasPages && route !== undefined && route !== now) return [[route, now]];
    return others.map(([from, to]) => [from, [now, to].filter(Boolean).join('/')] as const);
  });

/** Lists the APIs whose operations move together, each with its new address. */
const listMovedFolders = (
  {apis}: Plan,
  {routes}: Addresses,
): readonly (readonly [MigratedApi & {readonly route: string}, string])[] =>
  apis.flatMap((api) => {
    const {hasPages, route} = api;
    const now = routes.get(api) ?? '';
    return hasPages && route !== undefined && route !== now ? [[{...api, route}, now]] : [];
  });

const escape = (text: string): string => text.replace(/[^\w/-]/g, String.raw`\$&`);

/** Matches a link to a path without a slash at the start. A path of one segment is no link without the slash. */
const toLinkPattern = (path: string): RegExp =>
  new RegExp(`(?<!route: *)[('"]${path.includes('/') ? '/?' : '/'}${path}/?[)'"#]`);

/** Names links to pages that move, because Docusaurus accepts no redirect as the target of a link. */
export function reportMovedLinks(plan: Plan, addresses: Addresses): void {
  const {siteDir, removed, written, manualSteps} = plan;
  const moves = [
    ...listMoves(plan, addresses).map(([from, now]) => ({
      link: toLinkPattern(escape(from)),
      step: `links to /${from}; write /${now}`,
    })),
    ...listMovedFolders(plan, addresses).flatMap(([{operations = [], route}, now]) =>
      operations.length === 0
        ? []
        : {
            link: toLinkPattern(`${escape(route)}/(?:${operations.map(escape).join('|')})`),
            step: `links to operations below /${route}; write /${now}/…`,
          },
    ),
  ];
  for (const file of listSources(siteDir, '')) {
    if (file.startsWith('static/') || removed.includes(file)) continue;
    const lines = read(siteDir, file).split('\n');
    const kept = written.get(file)?.split('\n');
    const isKept = (line: string): boolean => kept?.includes(line) ?? true;
    for (const {link, step} of moves) {
      const found = lines.flatMap((line, index) =>
        link.test(line) && isKept(line) ? [index + 1] : [],
      );
      if (found.length > 0) manualSteps.push(`${file}:${found.join(', ')}: ${step}`);
    }
  }
}

/** Builds the entry of a plugin that redirects old addresses; undefined if all are kept. */
export function formatRedirects(plan: Plan, addresses: Addresses): string | undefined {
  const homes = new Set(addresses.routes.values());
  const moves = listMoves(plan, addresses);
  // With a slash, which the plugin only finds without one if `trailingSlash` is false, and then removes itself.
  const single = moves
    .filter(([, now]) => homes.has(now))
    .map(
      ([from, now]) => `{from: ${quote(`/${from}`)}, to: ${quote(now === '' ? '/' : `/${now}/`)}}`,
    );
  const toPair = (now: string, from: string): string => `[${quote(now)}, ${quote(from)}]`;
  const renamed = moves
    .filter(([, now]) => !homes.has(now))
    .map(([from, now]) => toPair(`/${now}`, `/${from}`));
  const pages = listMovedFolders(plan, addresses).map(([{route}, now]) =>
    toPair(`/${now}/`, `/${route}/`),
  );
  if (single.length + renamed.length + pages.length === 0) return undefined;
  // The plugin passes addresses with a slash at the end or without, as the site has them.
  const functions = [
    ...(renamed.length > 0
      ? [
          `[${renamed.join(', ')}].flatMap(([now, before]) => to === now || to === \`\${now}/\` ? [before] : [])`,
        ]
      : []),
    ...(pages.length > 0
      ? [
          `[${pages.join(', ')}].flatMap(([now, before]) => to.startsWith(now) && to !== now ? [to.replace(now, before)] : [])`,
        ]
      : []),
  ];
  const [first = '', ...others] = functions;
  const parts = [
    "id: 'openapi-portal'",
    ...(single.length > 0 ? [`redirects: [${single.join(', ')}]`] : []),
    ...(functions.length > 0
      ? [`createRedirects: (to) => ${[first, ...others.map((one) => `.concat(${one})`)].join('')}`]
      : []),
  ];
  return `['@docusaurus/plugin-client-redirects', {\n      ${parts.join(',\n      ')},\n    }]`;
}
