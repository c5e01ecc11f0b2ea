import {type AddressChanges, compareAddresses} from './compare-addresses';
import {comparePublished, type ContractChange} from './compare-contracts';
import {
  compareNumbers,
  compareWeights,
  type NumberChange,
  type WeightChange,
} from './compare-numbers';
import {comparePages, type PageChange} from './compare-pages';
import {compareStyles, type StyleChanges} from './compare-styles';
import type {State, StateFile} from './read-build';
import type {Screenshots} from './take-screenshots';

export interface PictureFileChange {
  /** Path in the build, such as `img/portal.png`. */
  readonly name: string;
  readonly before?: StateFile;
  readonly after?: StateFile;
}

const PICTURE = /\.(?:svg|png|ico|jpe?g|webp|avif|gif)$/;

export function comparePictureFiles(before: State, after: State): readonly PictureFileChange[] {
  const names = [...new Set([...before.files.keys(), ...after.files.keys()])];
  return names
    .filter((name) => PICTURE.test(name))
    .sort()
    .flatMap((name): readonly PictureFileChange[] => {
      const [was, is] = [before.files.get(name), after.files.get(name)];
      if (was?.hash === is?.hash) return [];
      return [{name, ...(was && {before: was}), ...(is && {after: is})}];
    });
}

export interface Comparison {
  readonly before: State;
  readonly after: State;
  readonly pages: readonly PageChange[];
  readonly pictureFiles: readonly PictureFileChange[];
  readonly styles: StyleChanges;
  readonly contracts: readonly ContractChange[];
  readonly addresses: AddressChanges;
  readonly numbers: readonly NumberChange[];
  readonly weights: readonly WeightChange[];
}

export interface Sights {
  readonly missing?: string;
  readonly screenshots: readonly Screenshots[];
  /** Paths of the pages for which screenshots were taken because a style changed. */
  readonly looked: readonly string[];
}

export const compareStates = (before: State, after: State): Comparison => ({
  before,
  after,
  pages: comparePages(before, after),
  pictureFiles: comparePictureFiles(before, after),
  styles: compareStyles(before, after),
  contracts: comparePublished(before, after),
  addresses: compareAddresses(before, after),
  numbers: compareNumbers(before, after),
  weights: compareWeights(before, after),
});
