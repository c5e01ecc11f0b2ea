import type {ReactNode} from 'react';

import {toClassName, toJsonPieces} from '@openapi-portal/code-highlight/browser';

interface Props {
  readonly text: string;
}

export default function HighlightedJson({text}: Props): ReactNode {
  return toJsonPieces(text).map(({kind, text: piece}, index) =>
    kind === undefined ? (
      piece
    ) : (
      <span key={index} className={toClassName(kind)}>
        {piece}
      </span>
    ),
  );
}
