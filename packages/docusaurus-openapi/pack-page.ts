import {deflateRawSync, inflateRawSync} from 'node:zlib';

import type {RenderedPage} from '@openapi-portal/openapi-reference';

/** The large parts of a page. */
type Contents = Pick<RenderedPage, 'html' | 'plainHtml' | 'anchors' | 'links'>;

/** A page as threads hand it on: plain data. */
export type PackedPage = Omit<RenderedPage, keyof Contents> & {readonly packed: Uint8Array};

/** Fast rather than small: it is unpacked for each file that is written of a page. */
const OPTIONS = {level: 1};

export function packPage({html, plainHtml, anchors, links, ...page}: RenderedPage): PackedPage {
  const contents: Contents = {html, plainHtml, anchors, links};
  // A copy of its own length: zlib leaves much of what it asked for empty.
  return {...page, packed: new Uint8Array(deflateRawSync(JSON.stringify(contents), OPTIONS))};
}

/** The last unpacked page, because several of its parts are read in sequence. */
let last: {readonly packed: Uint8Array; readonly contents: Contents} | undefined;

function unpack(packed: Uint8Array): Contents {
  if (last?.packed !== packed)
    last = {packed, contents: JSON.parse(inflateRawSync(packed).toString()) as Contents};
  return last.contents;
}

/** A page whose contents are unpacked when they are asked for. */
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

/**
 * A page as it is kept until it is written. Nobody wants the contents of all pages at once; of a thousand operations they
 * fill half a gigabyte, which the garbage collector walks through again and again.
 */
export const keepPacked = (page: RenderedPage): RenderedPage => toPage(packPage(page));
