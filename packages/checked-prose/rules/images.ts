import type {Mistake} from '@openapi-portal/reports';

import {isExternal, isFile, toAddress, toFileCandidates, toStaticUrl} from '../address';
import type {Image, Page} from '../page';
import {findProblemsIn, type ProseRule, type ProseSite, suggest, toWrittenPath} from '../site';

const IMAGE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

/** Returns true if an image must be a local file. Docusaurus serves the `src` of `<img>` unchanged. */
const hasFile = ({url, isMarkdown}: Image): boolean =>
  !isExternal(url) && (isMarkdown || url.startsWith('/'));

function findMissingFile(image: Image, page: Page, site: ProseSite): Mistake | undefined {
  if (!hasFile(image)) return undefined;
  if (image.url === '') {
    return {message: 'The image has no URL', fix: 'write its file between the parentheses'};
  }
  const {path: address} = toAddress(image.url);
  if (toFileCandidates(address, page, site).some((file) => isFile(file, site))) return undefined;
  const others = [...site.files]
    .filter((name) => IMAGE.test(name))
    .map((name) => toStaticUrl(name, site) ?? toWrittenPath(page, name));
  return {
    message: `The image ${image.url} does not exist`,
    fix: suggest(address, others, 'add the file, or remove the image'),
  };
}

function findMissingText({url, isMarkdown, hasAltText}: Image): Mistake | undefined {
  if (hasAltText) return undefined;
  return {
    message: `The image ${url} has no alternative text`,
    fix: isMarkdown
      ? 'describe it between the brackets'
      : 'describe it in alt="…", or write alt="" if it is decoration',
  };
}

/** Checks that images exist and have alternative text. */
export const findImageProblems: ProseRule = (page, site) => [
  ...findProblemsIn(page, page.content.images, (image) => findMissingFile(image, page, site)),
  ...findProblemsIn(page, page.content.images, findMissingText),
];
