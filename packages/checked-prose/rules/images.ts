import type {Mistake} from '@openapi-portal/reports';

import {isExternal, isFile, toAddress, toFileCandidates, toStatic} from '../address';
import type {Image, Page} from '../page';
import {findProblemsIn, type ProseRule, type ProseSite, suggest, toDotted} from '../site';

const IMAGE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

/**
 * Returns true if an image must be a local file. Docusaurus serves the `src` of `<img>` unchanged, so only
 * absolute paths are checked there.
 */
const hasFile = ({url, isMarkdown}: Image): boolean =>
  !isExternal(url) && (isMarkdown || url.startsWith('/'));

function findMissingFile(image: Image, page: Page, site: ProseSite): Mistake | undefined {
  if (!hasFile(image)) return undefined;
  if (image.url === '') {
    return {message: 'The image has no address', fix: 'name its file in the parentheses'};
  }
  const {path: address} = toAddress(image.url);
  if (toFileCandidates(address, page, site).some((file) => isFile(file, site))) return undefined;
  const others = [...site.files]
    .filter((name) => IMAGE.test(name))
    .map((name) => toStatic(name, site) ?? toDotted(page, name));
  return {
    message: `There is no image ${image.url}`,
    fix: suggest(address, others, 'add the file, or take the image out'),
  };
}

function findMissingText({url, isMarkdown, hasAltText}: Image): Mistake | undefined {
  if (hasAltText) return undefined;
  return {
    message: `The image ${url} has no alternative text`,
    fix: isMarkdown
      ? 'say between the brackets what it shows'
      : 'say in alt="…" what it shows, or write alt="" for decoration',
  };
}

/** Checks that images exist and have alternative text. */
export const findImageProblems: ProseRule = (page, site) => [
  ...findProblemsIn(page, page.content.images, (image) => findMissingFile(image, page, site)),
  ...findProblemsIn(page, page.content.images, findMissingText),
];
