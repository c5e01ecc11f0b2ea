import {
  type Change,
  formatSentence,
  groupByOperation,
  IMPACT_TITLES,
  IMPACTS,
} from '@openapi-portal/openapi-releases';

import type {AddressChange} from './compare-addresses';
import type {ContractChange} from './compare-contracts';
import type {NumberChange, WeightChange} from './compare-numbers';
import type {PageChange} from './compare-pages';
import type {Comparison, ScreenshotResults} from './compare-states';
import {summarise} from './summarise';
import {
  count,
  formatNumber,
  formatStep,
  formatWords,
  type Html,
  markup,
  type Part,
  renderDocument,
  toHref,
  withCode,
} from './html';
import {describePageChange, toPageFile} from './render-page';
import {renderPictureFile, renderScreenshots} from './render-pictures';

/** Maximum number of items in long lists. The remaining items are only counted. */
const MOST = {weights: 20, addresses: 200};

const cut = <Item>(items: readonly Item[], most: number, render: (item: Item) => Html): Part => [
  ...items.slice(0, most).map(render),
  items.length > most && markup`<li>and ${formatNumber(items.length - most)} more</li>`,
];

const renderSection = (id: string, title: string, content: Part): Html =>
  markup`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${content}
</section>
`;

function renderPageItem(change: PageChange): Html {
  const {path, title, pictures, kind} = change;
  const drawn = pictures.length > 0 && `, ${count(pictures.length, 'changed picture')}`;
  return markup`<li class="${kind}"><a href="${toHref(toPageFile(path))}">${title}</a> <span class="fate">${describePageChange(change)}</span> <code>${path}</code> <span class="size">${formatWords(change)}${drawn}</span></li>\n`;
}

const renderPages = ({pages}: Comparison): Part =>
  pages.length === 0
    ? markup`<p>No page changed for readers.</p>`
    : markup`<ul class="pages">\n${pages.map(renderPageItem)}</ul>`;

function renderStyles(
  {styles: {stylesheets, concerned}}: Comparison,
  results: ScreenshotResults,
): Part {
  if (stylesheets.length === 0) return undefined;
  const seen = new Set(results.screenshots.map(({path}) => path));
  const told =
    results.missing === undefined
      ? `Screenshots of ${count(results.looked, 'page')} were compared; ${count(seen.size, 'page looks', 'pages look')} different.`
      : `There are no screenshots: ${results.missing}.`;
  return markup`<p>${count(stylesheets.length, 'stylesheet')} changed, which can affect ${count(concerned.length, 'page')}. ${concerned.length > 0 && told}</p>
<ul>${stylesheets.map(({name}) => markup`<li><code>${name}</code></li>`)}</ul>
${concerned.length > 0 && markup`<details><summary>The pages</summary><ul>${concerned.map((path) => markup`<li><code>${path}</code></li>`)}</ul></details>`}`;
}

function renderLooks(comparison: Comparison, results: ScreenshotResults): Part {
  const {pictureFiles, styles, pages} = comparison;
  const drawn = pages.filter(({pictures}) => pictures.length > 0);
  if (pictureFiles.length + styles.stylesheets.length + drawn.length === 0)
    return markup`<p>No picture and no style changed.</p>`;
  const links = drawn.map(
    ({path, title, pictures}) =>
      markup`<li><a href="${toHref(toPageFile(path))}">${title}</a>: ${count(pictures.length, 'picture')}</li>`,
  );
  const told = results.missing !== undefined && ` They are not shown: ${results.missing}.`;
  return [
    drawn.length > 0 &&
      markup`<p>${count(drawn.length, 'page has', 'pages have')} changed pictures.${told}</p><ul>${links}</ul>\n`,
    pictureFiles.map(renderPictureFile),
    renderStyles(comparison, results),
    renderScreenshots(results.screenshots, ''),
  ];
}

function renderImpact(changes: readonly Change[], impact: Change['impact']): Html | undefined {
  const own = changes.filter((change) => change.impact === impact);
  if (own.length === 0) return undefined;
  return markup`<h4>${IMPACT_TITLES[impact]} (${own.length})</h4>
${Array.from(
  groupByOperation(own),
  ([operation, group]) => markup`<p><code>${operation}</code></p>
<ul>${group.map((change) => markup`<li>${withCode(formatSentence(change))}</li>`)}</ul>
`,
)}`;
}

function describeVersions({before, after}: ContractChange): string {
  if (before === undefined) return `new, version ${after}`;
  if (after === undefined) return `removed; it was version ${before}`;
  return before === after ? `version ${after} in both states` : `version ${before}, now ${after}`;
}

const renderContract = (contract: ContractChange): Html =>
  markup`<h3>${contract.title}: ${describeVersions(contract)}</h3>
${contract.changes.length === 0 ? markup`<p>Nothing else changed.</p>` : IMPACTS.map((impact) => renderImpact(contract.changes, impact))}`;

const renderContracts = ({contracts}: Comparison): Part =>
  contracts.length === 0 ? markup`<p>No contract changed.</p>` : contracts.map(renderContract);

const renderAddress = ({address, leadsTo}: AddressChange): Html =>
  markup`<li><code>${address}</code>${leadsTo !== undefined && markup` leads to <code>${leadsTo}</code>`}</li>\n`;

const renderLost = ({address, leadsTo}: AddressChange): Html =>
  markup`<li><code>${address}</code> ${leadsTo === undefined ? markup`<strong>has no target</strong>` : markup`leads to <code>${leadsTo}</code>`}</li>\n`;

const renderLostSection = ({address, leadsTo}: AddressChange): Html =>
  markup`<li><code>${address}</code> leads to ${leadsTo === undefined ? 'the top of the page' : markup`<code>${leadsTo}</code>`}</li>\n`;

function renderList<Item>(
  title: string,
  items: readonly Item[],
  render: (item: Item) => Html,
): Part {
  if (items.length === 0) return undefined;
  return markup`<h3>${title} (${items.length})</h3>\n<ul>${cut(items, MOST.addresses, render)}</ul>\n`;
}

function renderAddresses({addresses: {added, lost, redirected, lostSections}}: Comparison): Part {
  const total = added.length + lost.length + redirected.length + lostSections.length;
  if (total === 0) return markup`<p>All URLs work as before, and there are no new ones.</p>`;
  return [
    markup`<p>The Markdown of a page, at its URL with <code>.md</code>, is added and removed with the page and has no redirect.</p>\n`,
    renderList('Lost', lost, renderLost),
    renderList('Lost sections', lostSections, renderLostSection),
    renderList(
      'Lead elsewhere',
      redirected,
      ({address, ledTo, leadsTo}) =>
        markup`<li><code>${address}</code> led to <code>${ledTo}</code>, now to <code>${leadsTo}</code></li>\n`,
    ),
    renderList('New', added, renderAddress),
  ];
}

const renderNumber = ({label, unit, before, after}: NumberChange): Html =>
  markup`<tr><th scope="row">${label}${unit !== undefined && `, ${unit}`}</th><td>${formatNumber(before)}</td><td>${formatNumber(after)}</td><td${before !== after && markup` class="step"`}>${formatStep(after - before)}</td></tr>\n`;

const renderWeight = ({path, before, after}: WeightChange): Html =>
  markup`<tr><th scope="row"><code>${path}</code></th><td>${formatNumber(before)}</td><td>${formatNumber(after)}</td><td class="step">${formatStep(after - before)}</td></tr>\n`;

const renderTable = (what: string, rows: Part): Html =>
  markup`<table class="numbers"><thead><tr><th scope="col">${what}</th><th scope="col">Before</th><th scope="col">Now</th><th scope="col">Step</th></tr></thead><tbody>
${rows}</tbody></table>`;

function renderWeights({weights}: Comparison): Part {
  if (weights.length === 0) return markup`<p>The weight of no page changed.</p>`;
  const left = weights.length - MOST.weights;
  return markup`<p>The HTML, styles and scripts of a page, in bytes after gzip. Fonts and pictures are not included. The weight of ${count(weights.length, 'page')} changed${left > 0 && `; the ${MOST.weights} that changed most are listed`}.</p>
${renderTable('Page', weights.slice(0, MOST.weights).map(renderWeight))}`;
}

const SECTIONS = [
  ['pages', 'Pages'],
  ['looks', 'Pictures and styles'],
  ['contract', 'The contract'],
  ['addresses', 'Addresses'],
  ['numbers', 'Words, facts and weights'],
  ['weights', 'Weights of pages'],
] as const;

export function renderIndex(comparison: Comparison, results: ScreenshotResults): string {
  const {before, after} = comparison;
  const contents: Readonly<Record<(typeof SECTIONS)[number][0], Part>> = {
    pages: renderPages(comparison),
    looks: renderLooks(comparison, results),
    contract: renderContracts(comparison),
    addresses: renderAddresses(comparison),
    numbers: renderTable('What', comparison.numbers.map(renderNumber)),
    weights: renderWeights(comparison),
  };
  return renderDocument(
    {title: 'Review of the change', up: '', isRoot: true},
    markup`<h1>Review of the change</h1>
<p class="lead">Changes for readers from ${before.name} to ${after.name}.</p>
<ul class="summary">${summarise(comparison).map((line) => markup`<li>${withCode(line)}</li>`)}</ul>
<nav aria-label="Sections"><ul>${SECTIONS.map(([id, title]) => markup`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>
${SECTIONS.map(([id, title]) => renderSection(id, title, contents[id]))}`,
  );
}
