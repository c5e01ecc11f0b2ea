import type {ReactNode} from 'react';

import {renderMarkdown} from '@openapi-portal/safe-markdown';

interface Props {
  readonly text: string | undefined;
  /** Level of the text's highest headings. */
  readonly top?: number;
}

/** A description of the contract as safe HTML. */
export function Markdown({text, top}: Props): ReactNode {
  const html = text === undefined ? '' : renderMarkdown(text, top);
  return html === '' ? null : <div className="api-text" dangerouslySetInnerHTML={{__html: html}} />;
}
