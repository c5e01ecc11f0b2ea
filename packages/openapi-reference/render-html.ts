import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

/** Matches control characters that an HTML document must not contain (HTML Standard, 13.2.3.5). */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001f]/g;

/** Renders HTML with a picture for each control character, such as ␀, which browsers would drop. */
export const renderHtml = (node: ReactNode): string =>
  renderToStaticMarkup(node).replace(CONTROL, (character) =>
    String.fromCodePoint(0x2400 + (character.codePointAt(0) ?? 0)),
  );
