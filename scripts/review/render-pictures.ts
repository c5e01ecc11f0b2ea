import type {FileChange} from './compare-states';
import {type Html, markup, type Part, toHref} from './html';
import type {Screenshots} from './take-screenshots';

const renderSide = (file: string | undefined, side: string, alt: string, up: string): Html =>
  file === undefined
    ? markup`<figure class="none"><figcaption>${side}: none</figcaption></figure>`
    : markup`<figure><figcaption>${side}</figcaption><a href="${up}${toHref(file)}"><img src="${up}${toHref(file)}" alt="${alt}, ${side.toLowerCase()}" loading="lazy"></a></figure>`;

/** Picture files of both sides, relative to the review; undefined if a side has no picture. */
interface Pair {
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly alt: string;
  /** Relative path from the page to the root of the review. */
  readonly up: string;
}

const renderPair = ({before, after, alt, up}: Pair): Html =>
  markup`<div class="pair">${renderSide(before, 'Before', alt, up)}${renderSide(after, 'Now', alt, up)}</div>\n`;

/** Returns the path of a picture's copy, relative to the review. */
export const toPictureFile = (side: 'before' | 'after', file: string): string =>
  `pictures/${side}/${file}`;

export function renderPictureFile({name, before, after}: FileChange): Html {
  const pair = renderPair({
    before: before && toPictureFile('before', before.file),
    after: after && toPictureFile('after', after.file),
    alt: name,
    up: '',
  });
  return markup`<h3><code>${name}</code></h3>\n<div class="file">${pair}</div>`;
}

export const renderScreenshots = (screenshots: readonly Screenshots[], up: string): Part =>
  screenshots.map(
    ({title, view, before, after}) =>
      markup`<h3>${title}, ${view.label}</h3>\n${renderPair({before, after, alt: `${title}, ${view.label}`, up})}`,
  );
