import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

import {listOperations, toContract, toProblemSlugs} from '@openapi-portal/openapi-model';
import {asObject} from '@openapi-portal/reports/json';

import {listFacts} from '../../bench/contract-facts';
import {findMissing} from '../../bench/fact-share';
import {isApiPage} from '../../config/page-length';

import {readContracts} from './compare-contracts';
import type {State} from './read-build';

export interface NumberChange {
  readonly label: string;
  readonly unit?: string;
  readonly before: number;
  readonly after: number;
}

/** Weight of a page: its HTML, styles and scripts after gzip, in bytes. */
export interface WeightChange {
  readonly path: string;
  readonly before: number;
  readonly after: number;
}

/** Matches the scripts and stylesheets of a page. Fonts are omitted, because all pages use the same ones. */
const LOADED = /<(?:script|link)\b[^>]*?(?:src|href)="?(?<url>[^"\s>]+\.(?:js|css))(?=["\s>])/g;

/** Measures the weights of pages in one build, and compresses each file only once. */
class Scale {
  private readonly weights = new Map<string, number>();

  constructor(private readonly state: State) {}

  weighFile(file: string): number {
    const known = this.weights.get(file);
    if (known !== undefined) return known;
    const absolute = path.join(this.state.dir, file);
    const bytes = fs.existsSync(absolute) ? zlib.gzipSync(fs.readFileSync(absolute)).length : 0;
    this.weights.set(file, bytes);
    return bytes;
  }

  weighPage({file, html}: {readonly file: string; readonly html: string}): number {
    const {baseUrl} = this.state;
    const urls = [...html.matchAll(LOADED)].map(({groups}) => groups?.url ?? '');
    const files = urls
      .filter((url) => url.startsWith(baseUrl))
      .map((url) => url.slice(baseUrl.length));
    return [file, ...new Set(files)].reduce((sum, one) => sum + this.weighFile(one), 0);
  }
}

/** Lists the pages whose weight changed, the largest change first. */
export function compareWeights(before: State, after: State): readonly WeightChange[] {
  const [was, is] = [new Scale(before), new Scale(after)];
  return [...after.pages.values()]
    .flatMap((page): readonly WeightChange[] => {
      const old = before.pages.get(page.path);
      if (old === undefined) return [];
      return [{path: page.path, before: was.weighPage(old), after: is.weighPage(page)}];
    })
    .filter((weight) => weight.before !== weight.after)
    .sort(
      (a, b) =>
        Math.abs(b.after - b.before) - Math.abs(a.after - a.before) || (a.path < b.path ? -1 : 1),
    );
}

/** Counts the facts about operations in the contracts, and those that the operations' pages contain. */
function countFacts(state: State): {readonly facts: number; readonly said: number} {
  const counts = [...readContracts(state)].flatMap(([folder, document]) =>
    listOperations(toContract(document)).map(({slug, cursor}) => {
      const page = state.pages.get(`/${folder}/${slug}`);
      const facts = listFacts(asObject(document), cursor.value);
      const missing = page === undefined ? facts : findMissing(facts, page.html);
      return {facts: facts.length, said: facts.length - missing.length};
    }),
  );
  return {facts: sum(counts.map(({facts}) => facts)), said: sum(counts.map(({said}) => said))};
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Measures a state. The labels are shown in the review. */
function measure(state: State): readonly Omit<NumberChange, 'before'>[] {
  const pages = [...state.pages.values()];
  const words = (isMeant: (path: string) => boolean): number =>
    sum(pages.filter(({path: address}) => isMeant(address)).map((page) => page.words));
  const scale = new Scale(state);
  const weights = pages.map((page) => scale.weighPage(page));
  const documents = [...readContracts(state).values()].map(toContract);
  const {facts, said} = countFacts(state);
  const files = [...state.files.values()];
  return [
    {label: 'Pages', after: pages.length},
    {
      label: 'Sections and other anchors',
      after: sum(pages.map(({anchors}) => anchors.length)),
    },
    {label: 'Redirects', after: state.redirects.size},
    {label: 'Words on hand-written pages', after: words((address) => !isApiPage(address))},
    {label: 'Words on pages of the API', after: words(isApiPage)},
    {label: 'Operations', after: sum(documents.map((one) => listOperations(one).length))},
    {label: 'Problem types', after: sum(documents.map((one) => toProblemSlugs(one.value).length))},
    {label: 'Facts about operations in the contract', after: facts},
    {label: 'Of these, facts on the pages of the operations', after: said},
    {label: 'Pictures in pages', after: sum(pages.map(({pictures}) => pictures.length))},
    {label: 'Heaviest page, gzip', unit: 'bytes', after: Math.max(0, ...weights)},
    {
      label: 'All pages, gzip',
      unit: 'bytes',
      after: sum(pages.map((page) => scale.weighFile(page.file))),
    },
    {label: 'Files of the build', after: files.length},
    {label: 'The build, uncompressed', unit: 'bytes', after: sum(files.map(({bytes}) => bytes))},
  ];
}

export function compareNumbers(before: State, after: State): readonly NumberChange[] {
  const was = new Map(measure(before).map(({label, after: number}) => [label, number]));
  return measure(after).map((one) => ({...one, before: was.get(one.label) ?? 0}));
}
