import {deflateRawSync, inflateRawSync} from 'node:zlib';

import type {RenderedPage} from '@openapi-portal/openapi-reference';
import type {BuiltApi} from './build-api';

/** The large parts of a page. */
type Contents = Pick<RenderedPage, 'html' | 'plainHtml' | 'anchors' | 'links'>;

/** A page with compressed contents, as plain data that threads can exchange. */
export type PackedPage = Omit<RenderedPage, keyof Contents> & {readonly packed: Uint8Array};

/** Fast compression, because a page is decompressed for each file that is written from it. */
const OPTIONS = {level: 1};

export function packPage({html, plainHtml, anchors, links, ...page}: RenderedPage): PackedPage {
  const contents: Contents = {html, plainHtml, anchors, links};
  // Copied, because the buffer that zlib allocates is much larger than the result.
  return {...page, packed: new Uint8Array(deflateRawSync(JSON.stringify(contents), OPTIONS))};
}

/** The last decompressed page, cached because several of its properties are read in sequence. */
let last: {readonly packed: Uint8Array; readonly contents: Contents} | undefined;

function unpack(packed: Uint8Array): Contents {
  if (last?.packed !== packed)
    last = {packed, contents: JSON.parse(inflateRawSync(packed).toString()) as Contents};
  return last.contents;
}

export function toPage({packed, ...page}: PackedPage): RenderedPage {
  return {
    ...page,
    get html() {
      return unpack(packed).html;
    },
    get plainHtml() {
      return unpack(packed).plainHtml;
    },
    get anchors() {
      return unpack(packed).anchors;
    },
    get links() {
      return unpack(packed).links;
    },
  };
}

/** Compresses a page until it is written. Uncompressed pages would slow down the garbage collector. */
export const compressPage = (page: RenderedPage): RenderedPage => toPage(packPage(page));

/** Drops the contents of pages once they are written, which would occupy memory while pages are bundled. */
export const releaseContents = (built: BuiltApi): BuiltApi => ({
  ...built,
  models: new Map(),
  names: {...built.names, operations: []},
  pages: built.pages.map(({id, title, description, record}) => ({
    id,
    title,
    description,
    record,
    html: '',
    plainHtml: '',
    contents: [],
    anchors: [],
    links: [],
    schemas: [],
  })),
});
