import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

/** Matches control characters that an HTML document must not contain (HTML Standard, 13.2.3.5). */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001f]/g;

/**
 * Renders HTML with a picture for each control character, such as ␀ for U+0000. A browser would drop U+0000, so that
 * two names of a contract could look the same.
 */
export const renderHtml = (node: ReactNode): string =>
  renderToStaticMarkup(node).replace(CONTROL, (character) =>
    String.fromCodePoint(0x2400 + (character.codePointAt(0) ?? 0)),
  );
