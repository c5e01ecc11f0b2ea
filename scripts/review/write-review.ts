import fs from 'node:fs';
import path from 'node:path';

import {choosePages} from './choose-pages';
import {type Comparison, compareStates, type ScreenshotResults} from './compare-states';
import {type BuildOfState, readState} from './read-build';
import {renderComment} from './render-comment';
import {renderIndex} from './render-index';
import {renderPage, toPageFile} from './render-page';
import {toPictureFile} from './render-pictures';
import {takeScreenshots} from './take-screenshots';

export interface ReviewOptions {
  readonly before: BuildOfState;
  readonly after: BuildOfState;
  /** Absolute path of the review's folder. Existing content is deleted. */
  readonly out: string;
  /** Absolute path of Chromium; without a browser, the review has no screenshots. */
  readonly browser?: string;
}

const NO_BROWSER =
  'Chromium was not found on the machine that wrote this review; set CHROMIUM_PATH to its path';

function emptyFolder(dir: string): void {
  fs.rmSync(dir, {recursive: true, force: true});
  fs.mkdirSync(dir, {recursive: true});
}

function write(out: string, file: string, content: string): void {
  const target = path.join(out, file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, content);
}

function copyPictures({before, after, pictureFiles}: Comparison, out: string): void {
  const copy = (side: 'before' | 'after', dir: string, file: string | undefined): void => {
    if (file === undefined) return;
    const target = path.join(out, toPictureFile(side, file));
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.copyFileSync(path.join(dir, file), target);
  };
  for (const picture of pictureFiles) {
    copy('before', before.dir, picture.before?.file);
    copy('after', after.dir, picture.after?.file);
  }
}

async function look(
  comparison: Comparison,
  {browser, out}: ReviewOptions,
): Promise<ScreenshotResults> {
  const pages = choosePages(comparison);
  if (pages.length === 0) return {screenshots: [], looked: 0};
  if (browser === undefined) return {screenshots: [], looked: 0, missing: NO_BROWSER};
  const states = [comparison.before, comparison.after] as const;
  return {
    screenshots: await takeScreenshots(browser, states, pages, out),
    looked: pages.length,
  };
}

/**
 * Writes the review of a change: HTML pages, pictures, and `review.md` for a comment. Equal builds and browsers produce
 * identical files.
 *
 * @throws Error if a folder contains no build of the site
 */
export async function writeReview(options: ReviewOptions): Promise<Comparison> {
  const {before, after, out} = options;
  const comparison = compareStates(readState(before), readState(after));
  emptyFolder(out);
  const results = await look(comparison, options);
  copyPictures(comparison, out);
  fs.copyFileSync(path.join(__dirname, 'review.css'), path.join(out, 'review.css'));
  for (const change of comparison.pages)
    write(out, toPageFile(change.path), renderPage(change, results));
  write(out, 'index.html', renderIndex(comparison, results));
  write(out, 'review.md', renderComment(comparison, results.missing));
  return comparison;
}
