import type {ReactNode} from 'react';

import {highlightJson} from '@openapi-portal/code-highlight/browser';
import {formatValue, type JsonValue} from '@openapi-portal/reports/json';
import {escapeHtml} from '@openapi-portal/reports/text';

interface Props {
  /** Highlighted to classes, everything else escaped. */
  readonly html: string;
  /** What the block holds, for who cannot see it. */
  readonly label: string;
}

/** A block of code that scrolls inside itself, to which script adds a button that copies it. */
export const Code = ({html, label}: Props): ReactNode => (
  <div className="api-block">
    <pre className="api-code" tabIndex={0} aria-label={label} role="group">
      <code dangerouslySetInnerHTML={{__html: html}} />
    </pre>
  </div>
);

interface ValueProps {
  readonly value: JsonValue;
  readonly label: string;
  /** Text stays as it is where the media type is not JSON. */
  readonly isJson: boolean;
}

export const ValueBlock = ({value, label, isJson}: ValueProps): ReactNode => (
  <Code
    label={label}
    html={
      typeof value === 'string' && !isJson
        ? escapeHtml(value)
        : highlightJson(JSON.stringify(value, undefined, 2))
    }
  />
);

interface ListProps {
  readonly values: readonly JsonValue[];
  readonly separator: string;
}

export const CodeList = ({values, separator}: ListProps): ReactNode =>
  values.map((value, index) => (
    <span key={index}>
      {index > 0 && separator}
      <code>{formatValue(value)}</code>
    </span>
  ));
