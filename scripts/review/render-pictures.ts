import type {PictureFileChange} from './compare-states';
import {type Html, markup, type Part, toHref} from './html';
import {toPageFile} from './render-page';
import type {Screenshots} from './take-screenshots';

const renderSide = (file: string | undefined, side: string, alt: string, up: string): Html =>
  file === undefined
    ? markup`<figure class="none"><figcaption>${side}: none</figcaption></figure>`
    : markup`<figure><figcaption>${side}</figcaption><a href="${up}${toHref(file)}"><img src="${up}${toHref(file)}" alt="${alt}, ${side.toLowerCase()}" loading="lazy"></a></figure>`;

/** Picture files of both sides, relative to the review; undefined if a side has no picture. */
interface Pair {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly alt: string;
  /** Relative path from the page to the root of the review. */
  readonly up: string;
}

const renderPair = ({before, after, alt, up}: Pair): Html =>
  markup`<div class="pair">${renderSide(before, 'Before', alt, up)}${renderSide(after, 'Now', alt, up)}</div>\n`;

const renderScreens = ({pair, view, before, after}: Screenshots, up: string): Html =>
  renderPair({before, after, alt: `${pair.label}, ${view.label}`, up});

/** Returns the path of a picture's copy, relative to the review. */
export const toPictureFile = (side: 'before' | 'after', file: string): string =>
  `pictures/${side}/${file}`;

export function renderPictureFile({name, before, after}: PictureFileChange): Html {
  const pair = renderPair({
    before: before && toPictureFile('before', before.file),
    after: after && toPictureFile('after', after.file),
    alt: name,
    up: '',
  });
  return markup`<h3><code>${name}</code></h3>\n<div class="file">${pair}</div>`;
}

const listPaths = (screenshots: readonly Screenshots[]): readonly string[] => [
  ...new Set(screenshots.map(({pair}) => pair.after?.path ?? pair.before?.path ?? '')),
];

export function renderScreenshots(screenshots: readonly Screenshots[], path: string): Part {
  const up = '../'.repeat(toPageFile(path).split('/').length - 1);
  return screenshots.map(
    (one) => markup`<h3>${one.pair.label}, ${one.view.label}</h3>\n${renderScreens(one, up)}`,
  );
}

/** Renders screenshots of several pages, grouped by path. */
export const renderSights = (screenshots: readonly Screenshots[]): Part =>
  listPaths(screenshots).map((path) => {
    const own = screenshots.filter(({pair}) => (pair.after?.path ?? pair.before?.path) === path);
    return markup`<h3>${own[0]?.pair.label} <code>${path}</code></h3>
${own.map((one) => markup`<p>${one.view.label}</p>${renderScreens(one, '')}`)}`;
  });
