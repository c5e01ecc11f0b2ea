import type {ReactNode} from 'react';

import {renderMarkdown} from '@openapi-portal/safe-markdown';
import type {Reference} from '../address';

interface Props {
  readonly text: string | undefined;
  /** Level of the highest headings in the text. */
  readonly top?: number;
}

export function Markdown({text, top}: Props): ReactNode {
  const html = text === undefined ? '' : renderMarkdown(text, top);
  return html === '' ? null : <div className="api-text" dangerouslySetInnerHTML={{__html: html}} />;
}

export const ReferenceLink = ({label, href, refused}: Reference): ReactNode => {
  if (href !== undefined) return <a href={href}>{label}</a>;
  if (refused === undefined) return label;
  return (
    <>
      {label} (<code>{refused}</code>)
    </>
  );
};
