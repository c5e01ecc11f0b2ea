import type {ReactNode} from 'react';

import {highlightJson} from '@openapi-portal/code-highlight/browser';
import {formatVisible, isJsonList, type JsonValue, writeJson} from '@openapi-portal/reports/json';
import {escapeHtml} from '@openapi-portal/reports/text';

import {usePlain} from './Plain';

interface Props {
  /** Escaped code with elements for syntax highlighting. */
  readonly html: string;
  readonly label: string;
}

export const Code = ({html, label}: Props): ReactNode => (
  <div className="api-block">
    <pre className="api-code" tabIndex={0} aria-label={label} role="group">
      <code dangerouslySetInnerHTML={{__html: html}} />
    </pre>
  </div>
);

export const PlainCode = ({code, language}: {code: string; language?: string}): ReactNode => (
  <pre>
    <code className={language && `language-${language}`}>{code}</code>
  </pre>
);

interface ValueProps {
  readonly value: JsonValue;
  readonly label: string;
  /** If false, a string is shown unchanged instead of as JSON. */
  readonly isJson: boolean;
}

/** Maximum length of highlighted code in characters. Highlighting quadruples the HTML. */
const LONGEST_HIGHLIGHTED = 10_000;

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

/** Renders a value as code. An empty array or object is named in words, because brackets alone would be unclear. */
function Value({value}: {value: JsonValue}): ReactNode {
  if (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
    return isJsonList(value) ? 'an empty list' : 'an empty object';
  return <code>{formatVisible(value)}</code>;
}

/** Maximum number of values with an element each. React needs 0.1 ms for an element, and a page may have many lists. */
const MOST_ELEMENTS = 300;

export function CodeList({values, separator}: ListProps): ReactNode {
  if (values.length > MOST_ELEMENTS)
    return <code>{values.map(formatVisible).join(separator)}</code>;
  return values.map((value, index) => (
    <span key={index}>
      {index > 0 && separator}
      <Value value={value} />
    </span>
  ));
}
