import {isUtf8} from 'node:buffer';
import fs from 'node:fs';

import type {Problem} from './problems';

/**
 * Finds the first byte of a file that is not UTF-8, which JSON requires (RFC 8259, section 8.1).
 *
 * @param text content of the file, in which a decoder has replaced each such byte by U+FFFD
 */
export function findWrongEncoding(file: string, text: string): Problem | undefined {
  if (!text.includes('\uFFFD') || !fs.existsSync(file)) return undefined;
  let bytes = fs.readFileSync(file);
  if (isUtf8(bytes)) return undefined;
  const isUtf16 = /^(?:\xFF\xFE|\xFE\xFF)/.test(bytes.toString('latin1', 0, 2));
  // No character of several bytes in UTF-8 contains the byte of a line feed.
  let line = 1;
  for (let end = bytes.indexOf('\n'); end >= 0; end = bytes.indexOf('\n')) {
    if (!isUtf8(bytes.subarray(0, end))) break;
    bytes = bytes.subarray(end + 1);
    line += 1;
  }
  return {
    file,
    line,
    column: 1 + bytes.toString().indexOf('\uFFFD'),
    message: 'The file is not encoded in UTF-8 from here on, so readers see \uFFFD',
    fix: `convert it, as with: iconv -f ${isUtf16 ? 'UTF-16' : 'ISO-8859-1'} -t UTF-8`,
  };
}
