import type {ReactNode} from 'react';

import {highlightJson} from '@openapi-portal/code-highlight/browser';
import {formatVisible, isJsonList, type JsonValue, writeJson} from '@openapi-portal/reports/json';
import {escapeHtml} from '@openapi-portal/reports/text';

import {usePlain} from './Plain';

interface Props {
  /** Highlighted to classes, everything else escaped. */
  readonly html: string;
  /** Accessible name of the block. */
  readonly label: string;
}

/** A code block with its own scrollbar. A script adds a copy button. */
export const Code = ({html, label}: Props): ReactNode => (
  <div className="api-block">
    <pre className="api-code" tabIndex={0} aria-label={label} role="group">
      <code dangerouslySetInnerHTML={{__html: html}} />
    </pre>
  </div>
);

/** The same in plain HTML. */
export const PlainCode = ({code, language}: {code: string; language?: string}): ReactNode => (
  <pre>
    <code className={language && `language-${language}`}>{code}</code>
  </pre>
);

interface ValueProps {
  readonly value: JsonValue;
  readonly label: string;
  /** Text stays as it is where the media type is not JSON. */
  readonly isJson: boolean;
}

/** Longer code is not highlighted: four times as long by it, one example would fill a page. */
const LONGEST_HIGHLIGHTED = 10_000;

/** Highlights code by a function, unless it is too long for that. */
export const highlightShort = (code: string, highlight: (code: string) => string): string =>
  code.length > LONGEST_HIGHLIGHTED ? escapeHtml(code) : highlight(code);

export function ValueBlock({value, label, isJson}: ValueProps): ReactNode {
  const isText = typeof value === 'string' && !isJson;
  const code = isText ? value : writeJson(value, 2);
  if (usePlain()) return <PlainCode code={code} />;
  return (
    <Code label={label} html={isText ? escapeHtml(code) : highlightShort(code, highlightJson)} />
  );
}

interface ListProps {
  readonly values: readonly JsonValue[];
  readonly separator: string;
}

/** A value as code; an empty array or object in words, because brackets alone would be unclear. */
function Value({value}: {value: JsonValue}): ReactNode {
  if (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
    return isJsonList(value) ? 'an empty list' : 'an empty object';
  return <code>{formatVisible(value)}</code>;
}

/** Values as code, with a separator such as ` or `. */
export const CodeList = ({values, separator}: ListProps): ReactNode =>
  values.map((value, index) => (
    <span key={index}>
      {index > 0 && separator}
      <Value value={value} />
    </span>
  ));
