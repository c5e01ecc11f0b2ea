import type {PageChange} from './compare-pages';
import type {ScreenshotResults} from './compare-states';
import type {Piece, Row} from './diff-lines';
import {count, formatWords, type Html, markup, type Part, renderDocument} from './html';
import {renderScreenshots} from './render-pictures';

/** Number of unchanged lines that are shown around a change. */
const CONTEXT = 1;

/** Returns the file that compares a page, relative to the review. */
export const toPageFile = (path: string): string =>
  `pages${path === '/' ? '/index' : path.replace(/\.html$/, '')}.html`;

const renderPieces = (pieces: readonly Piece[] | undefined, name: 'del' | 'ins'): Html =>
  markup`${(pieces ?? []).map(({text, isMarked}) => {
    if (!isMarked) return text;
    return name === 'del' ? markup`<del>${text}</del>` : markup`<ins>${text}</ins>`;
  })}`;

const renderSame = (lines: readonly string[]): Html =>
  markup`${lines.map((line) => markup`<tr class="same"><td colspan="2">${line}</td></tr>\n`)}`;

const HEADING = /^#{1,6} /;

/** Renders unchanged lines. Lines that are not next to a change are collapsed. */
function renderRun(lines: readonly string[], isFirst: boolean, isLast: boolean): Html {
  const head = isFirst ? 0 : CONTEXT;
  const tail = isLast ? 0 : CONTEXT;
  const folded = lines.slice(head, Math.max(head, lines.length - tail));
  if (folded.length < 3) return renderSame(lines);
  const heading = isLast ? undefined : folded.filter((line) => HEADING.test(line)).at(-1);
  const place = heading !== undefined && `, down to “${heading.replace(HEADING, '')}”`;
  const fold = markup`<tr class="fold"><td colspan="2"><details><summary>${count(folded.length, 'line')} unchanged${place}</summary><div>${folded.join('\n')}</div></details></td></tr>\n`;
  return markup`${renderSame(lines.slice(0, head))}${fold}${renderSame(lines.slice(lines.length - tail))}`;
}

const renderChanged = ({
  before,
  after,
}: {
  readonly before?: readonly Piece[];
  readonly after?: readonly Piece[];
}): Html =>
  markup`<tr><td class="before">${renderPieces(before, 'del')}</td><td class="after">${renderPieces(after, 'ins')}</td></tr>\n`;

/** Groups consecutive rows that are all unchanged or all changed. */
function toRuns(rows: readonly Row[]): readonly (readonly Row[])[] {
  const runs: Row[][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last?.[0] !== undefined && 'same' in last[0] === 'same' in row) last.push(row);
    else runs.push([row]);
  }
  return runs;
}

function renderRows(rows: readonly Row[]): Html {
  const filled = rows.filter((row) => !('same' in row) || row.same.trim() !== '');
  const runs = toRuns(filled);
  return markup`${runs.map((run, index) => {
    const lines = run.flatMap((row) => ('same' in row ? [row.same] : []));
    if (lines.length > 0) return renderRun(lines, index === 0, index === runs.length - 1);
    return run.map((row) => ('same' in row ? '' : renderChanged(row)));
  })}`;
}

const CAPTIONS = {
  changed: 'Words before and now',
  moved: 'Words before and now',
  added: 'Words of the new page',
  gone: 'Words of the removed page',
} as const;

const renderOneSide = ({rows, kind}: PageChange): Html =>
  markup`<div class="text ${kind}">${rows.map((row) => {
    if ('same' in row) return '';
    const pieces = row.after ?? row.before ?? [];
    const line = pieces.map(({text}) => text).join('');
    return kind === 'added' ? markup`<ins>${line}</ins>\n` : markup`<del>${line}</del>\n`;
  })}</div>`;

const renderTable = ({rows}: PageChange): Html =>
  markup`<table class="words"><thead><tr><th scope="col">Before</th><th scope="col">Now</th></tr></thead><tbody>
${renderRows(rows)}</tbody></table>`;

function renderWords(change: PageChange): Html {
  const {kind, rows} = change;
  if (rows.every((row) => 'same' in row)) return markup`<p>No word changed.</p>`;
  const isOneSided = kind === 'added' || kind === 'gone';
  return markup`<h2>${CAPTIONS[kind]}</h2>
<p>${formatWords(change)}. Differences are marked.</p>
${isOneSided ? renderOneSide(change) : renderTable(change)}`;
}

export function describePageChange({kind, before, leadsTo}: PageChange): string {
  switch (kind) {
    case 'added':
      return 'New page';
    case 'moved':
      return `Moved from ${before?.path}`;
    case 'gone':
      return leadsTo === undefined
        ? 'Removed: its URL has no redirect'
        : `Removed: its URL redirects to ${leadsTo}`;
    case 'changed':
      return 'Changed';
  }
}

function renderPictures(
  {pictures, path}: PageChange,
  results: ScreenshotResults,
  up: string,
): Part {
  const shown = results.screenshots.filter((one) => one.path === path);
  if (pictures.length + shown.length === 0) return undefined;
  const missing = results.missing !== undefined && `, but cannot be shown: ${results.missing}`;
  const told =
    pictures.length > 0 &&
    markup`<p>${count(pictures.length, 'picture')} of this page ${pictures.length === 1 ? 'has' : 'have'} changed${missing}.</p><ul>${pictures.map((name) => markup`<li>${name}</li>`)}</ul>`;
  return markup`<h2>Pictures</h2>${told}${renderScreenshots(shown, up)}`;
}

export function renderPage(change: PageChange, results: ScreenshotResults): string {
  const file = toPageFile(change.path);
  const up = '../'.repeat(file.split('/').length - 1);
  return renderDocument(
    {title: change.title, up, isRoot: false},
    markup`<h1>${change.title}</h1>
<p class="lead">${describePageChange(change)} <code>${change.path}</code></p>
${renderPictures(change, results, up)}
${renderWords(change)}`,
  );
}
