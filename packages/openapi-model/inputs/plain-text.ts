import {toPlainText} from '@openapi-portal/safe-markdown';

import type {Cursor} from '../contract/cursor';

/** Returns the description of an object as one line of plain text; `{}` if there is none. */
export function toDescription(owner: Cursor): {readonly description?: string} {
  const source = owner.text('description');
  return source === undefined ? {} : {description: toPlainText(source)};
}
