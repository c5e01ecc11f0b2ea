import {toPlainText} from '@openapi-portal/safe-markdown';

import type {Cursor} from '../contract/cursor';

export function toDescription(owner: Cursor): {readonly description?: string} {
  const source = owner.text('description');
  return source === undefined ? {} : {description: toPlainText(source)};
}
