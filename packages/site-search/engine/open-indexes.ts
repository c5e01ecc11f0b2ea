import {FOLDER, MANIFEST, type Manifest, type TextFile, type TitlesFile} from './files';
import type {LoadedIndex} from './find-in-all';
import {SearchIndex} from './search-index';
import {FAR_WEIGHT} from './weights';

/** The file by which a site that was built whole is known, below its base URL. */
export const INDEX_MANIFEST = `${FOLDER}/${MANIFEST}`;

/**
 * All indexes of a built site with their text, as a reader's browser has them once all are loaded: those of older lines of
 * releases are for who reads them.
 *
 * @param read the text of a file below the base URL
 */
export async function openIndexes(
  read: (file: string) => Promise<string>,
): Promise<readonly LoadedIndex[]> {
  const parse = async <Content>(file: string): Promise<Content> =>
    JSON.parse(await read(file)) as Content;
  const {indexes} = await parse<Manifest>(INDEX_MANIFEST);
  return Promise.all(
    indexes
      .filter(({isOlder}) => !isOlder)
      .map(async ({under, titles, text}) => {
        const index = new SearchIndex(await parse<TitlesFile>(`${FOLDER}/${titles}`));
        await index.addText(await parse<TextFile>(`${FOLDER}/${text}`));
        return {index, weight: under === '' ? 1 : FAR_WEIGHT};
      }),
  );
}
