import {addChange, type Plan} from './plan';
import {listSources} from './site';

const SEARCH =
  /docusaurus-search-local|docusaurus-lunr-search|theme-search-(?:algolia|typesense)|docusaurus-plugin-search/;
const TEXTS = /plugin-llms/;
const DIAGRAMS = /theme-mermaid/;

/** Options of the preset that switch off what the site has already. */
export function listOptions(plan: Plan): readonly string[] {
  const entries = (['plugins', 'themes', 'presets'] as const).flatMap((list) =>
    plan.config.entries(list),
  );
  const find = (pattern: RegExp) => entries.filter(({name = ''}) => pattern.test(name));
  const [search, ...others] = find(SEARCH);
  if (others.length > 0)
    plan.manualSteps.push(
      `${others.map(({node}) => plan.config.at(node)).join(', ')}: a second search; remove one of them`,
    );
  const [texts] = find(TEXTS);
  for (const {node} of find(DIAGRAMS)) addChange(plan, node, 'diagrams stay');
  if (search !== undefined)
    addChange(
      plan,
      search.node,
      `${search.name} stays; remove it and \`search: false\` to also find fields`,
    );
  if (texts !== undefined)
    addChange(
      plan,
      texts.node,
      `${texts.name} stays; remove it and \`markdown: false\` to list operations`,
    );
  return [
    ...(search === undefined ? [] : ['search: false']),
    ...(texts === undefined ? [] : ['markdown: false']),
  ];
}

/** Components of docusaurus-theme-openapi-docs, and what a site replaces or styles here instead. */
const SWIZZLED: readonly (readonly [RegExp, string])[] = [
  [/^ApiItem/, 'replace ApiItem of @openapi-portal/docusaurus-openapi-theme'],
  [
    /^ApiExplorer|^ApiLogo/,
    "'Try it' of @openapi-portal/openapi-console, which is not replaced in parts",
  ],
  [
    /^(?:ApiTabs|MimeTabs|OperationTabs|SchemaTabs|DiscriminatorTabs)/,
    'nothing: all variants are on the page',
  ],
  [
    /^(?:Params|Request|Response|Schema|StatusCodes|Example|Discriminator)/,
    'the sections in theme/ of @openapi-portal/docusaurus-openapi-theme',
  ],
  [/^Markdown$/, 'descriptions are rendered as HTML by @openapi-portal/safe-markdown'],
];

/** Names the components of the OpenAPI theme that the site replaces. */
export function reportSwizzled({siteDir, manualSteps}: Plan): void {
  const named = new Set<string>();
  for (const file of listSources(siteDir, 'src/theme')) {
    const [component = ''] = file.slice('src/theme/'.length).split(/[/.]/);
    const found = SWIZZLED.find(([pattern]) => pattern.test(component));
    if (found === undefined || named.has(component)) continue;
    named.add(component);
    manualSteps.push(`src/theme/${component}: remove it; instead: ${found[1]}`);
  }
}
