import type {State, StateFile} from './read-build';

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
