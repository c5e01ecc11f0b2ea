import path from 'node:path';

import type {Problem} from 'static-pages/reports';
import {findNearest} from 'static-pages/reports/nearest';
import {isExternal, isFile, toAddress, toFileCandidates} from '../address';
import type {Image, Page} from '../page';
import {isParsed} from '../page';
import type {Site} from '../site';
import {toProblem, toRelative} from '../site';

const IMAGE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

/** The addresses of all pictures, as this page would write them. */
const listImages = ({file}: Page, {files, staticDirs}: Site): readonly string[] =>
  [...files]
    .filter((name) => IMAGE.test(name))
    .map((name) => {
      const dir = staticDirs.find((each) => name.startsWith(each + path.sep));
      if (dir !== undefined) return `/${toRelative(dir, name)}`;
      const relative = toRelative(path.dirname(file), name);
      return relative.startsWith('.') ? relative : `./${relative}`;
    });

function findMissingFile(image: Image, page: Page, site: Site): readonly Problem[] {
  if (image.url === '') {
    return [toProblem(page, image, 'The image has no address', 'name its file in the parentheses')];
  }
  const {path: address} = toAddress(image.url);
  if (toFileCandidates(address, page, site).some((file) => isFile(file, site))) return [];
  const nearest = findNearest(address, listImages(page, site));
  const fix = nearest ? `write ${nearest}` : 'add the file, or take the image out';
  return [toProblem(page, image, `There is no image ${image.url}`, fix)];
}

const findMissingText = (image: Image, page: Page): readonly Problem[] =>
  image.hasAltText
    ? []
    : [
        toProblem(
          page,
          image,
          `The image ${image.url} has no alternative text`,
          image.isMarkdown
            ? 'say between the brackets what it shows'
            : 'say in alt="…" what it shows, or write alt="" for decoration',
        ),
      ];

/** An `<img>` is served as it stands: only a picture of a static folder has an address. */
const hasFile = ({url, isMarkdown}: Image): boolean =>
  !isExternal(url) && (isMarkdown || url.startsWith('/'));

/** The file of an image must exist, and the image must say what it shows. */
export const findImageProblems = (page: Page, site: Site): readonly Problem[] =>
  isParsed(page.content)
    ? page.content.images.flatMap((image) => [
        ...(hasFile(image) ? findMissingFile(image, page, site) : []),
        ...findMissingText(image, page),
      ])
    : [];
