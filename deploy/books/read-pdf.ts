import {createRequire} from 'node:module';
import path from 'node:path';

import {siteDir} from '../../scripts/site';

/** The used part of `@cantoo/pdf-lib`, which is only installed for books. */
interface PdfObject {
  toString(): string;
}

interface PdfMap extends PdfObject {
  entries(): [PdfObject, PdfObject][];
  lookup(key: PdfObject): unknown;
  get(key: PdfObject | number): PdfObject | undefined;
}

export interface PdfDocument {
  readonly catalog: PdfMap;
  readonly context: {
    lookup(reference: PdfObject | undefined): unknown;
    enumerateIndirectObjects(): readonly (readonly [PdfObject, unknown])[];
  };
  getPages(): readonly {readonly ref: PdfObject}[];
  getTitle(): string | undefined;
  setAuthor(author: string): void;
  setSubject(subject: string): void;
  setCreationDate(date: Date): void;
  setModificationDate(date: Date): void;
  save(options: {readonly useObjectStreams: boolean}): Promise<Uint8Array>;
}

interface Library {
  readonly PDFDocument: {
    load(bytes: Uint8Array, options?: {readonly updateMetadata: boolean}): Promise<PdfDocument>;
  };
  readonly PDFName: {of(name: string): PdfObject};
}

/** Loads the library from `tools/books`, where `installTool` has installed it. */
const loadLibrary = (): Library =>
  createRequire(path.join(siteDir, 'tools/books/package.json'))('@cantoo/pdf-lib') as Library;

export const openPdf = (bytes: Uint8Array): Promise<PdfDocument> =>
  loadLibrary().PDFDocument.load(bytes, {updateMetadata: false});

/** Returns a value of a dictionary in the document's catalog, such as `Outlines`; undefined if it is absent. */
export const findInCatalog = ({catalog}: PdfDocument, name: string): unknown =>
  catalog.lookup(loadLibrary().PDFName.of(name));

/** Lists the names that links in the document use, with their page numbers from 1 (ISO 32000-2, 12.3.2.4). */
export function readDestinations(document: PdfDocument): ReadonlyMap<string, number> {
  const pages = document.getPages().map(({ref}) => ref.toString());
  const names = findInCatalog(document, 'Dests') as PdfMap | undefined;
  return new Map(
    (names?.entries() ?? []).map(([name, value]) => {
      const target = document.context.lookup(value) as PdfMap;
      const page = pages.indexOf(target.get(0)?.toString() ?? '');
      return [decodeName(name), page + 1];
    }),
  );
}

/** Decodes a PDF name such as `/a#20b` (ISO 32000-2, 7.3.5). */
const decodeName = (name: PdfObject): string =>
  decodeURIComponent(
    name
      .toString()
      .slice(1)
      .replaceAll('%', '%25')
      .replace(/#([\da-f]{2})/gi, '%$1'),
  );
