import {type AddressChanges, compareAddresses} from './compare-addresses';
import {comparePublished, type ContractChange} from './compare-contracts';
import {
  compareNumbers,
  compareWeights,
  type NumberChange,
  type WeightChange,
} from './compare-numbers';
import {comparePages, type PageChange} from './compare-pages';
import type {State, StateFile} from './read-build';
import type {Screenshots} from './take-screenshots';

/** A file that changed, or that only one state has. */
export interface FileChange {
  /** Path in the build without the content hash, such as `img/portal.png`. */
  readonly name: string;
  readonly before?: StateFile;
  readonly after?: StateFile;
}

function compareFiles(before: State, after: State, type: RegExp): readonly FileChange[] {
  const names = [...new Set([...before.files.keys(), ...after.files.keys()])];
  return names
    .filter((name) => type.test(name))
    .sort()
    .flatMap((name): readonly FileChange[] => {
      const [was, is] = [before.files.get(name), after.files.get(name)];
      if (was?.hash === is?.hash) return [];
      return [{name, ...(was && {before: was}), ...(is && {after: is})}];
    });
}

const PICTURE = /\.(?:svg|png|ico|jpe?g|webp|avif|gif)$/;

interface StyleChanges {
  readonly stylesheets: readonly FileChange[];
  /** Paths of the pages of both states that load one of the stylesheets. */
  readonly concerned: readonly string[];
}

function compareStyles(before: State, after: State): StyleChanges {
  const stylesheets = compareFiles(before, after, /\.css$/);
  const changed = stylesheets.flatMap((one) => one.after?.file ?? []);
  const concerned = [...after.pages.values()].filter(
    ({path, html}) =>
      before.pages.has(path) && changed.some((file) => html.includes(after.baseUrl + file)),
  );
  return {stylesheets, concerned: concerned.map(({path}) => path)};
}

export interface Comparison {
  readonly before: State;
  readonly after: State;
  readonly pages: readonly PageChange[];
  readonly pictureFiles: readonly FileChange[];
  readonly styles: StyleChanges;
  readonly contracts: readonly ContractChange[];
  readonly addresses: AddressChanges;
  readonly numbers: readonly NumberChange[];
  readonly weights: readonly WeightChange[];
}

export interface ScreenshotResults {
  readonly missing?: string;
  readonly screenshots: readonly Screenshots[];
  /** Number of pages of which screenshots were taken. */
  readonly looked: number;
}

export const compareStates = (before: State, after: State): Comparison => ({
  before,
  after,
  pages: comparePages(before, after),
  pictureFiles: compareFiles(before, after, PICTURE),
  styles: compareStyles(before, after),
  contracts: comparePublished(before, after),
  addresses: compareAddresses(before, after),
  numbers: compareNumbers(before, after),
  weights: compareWeights(before, after),
});
