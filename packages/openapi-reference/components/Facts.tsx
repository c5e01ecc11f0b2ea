import type {ReactNode} from 'react';

import {formatValue, type JsonValue} from '@openapi-portal/reports/json';
import type {EnumValue, SchemaNode} from '../schema-tree';
import {CodeList, ValueBlock} from './Code';
import {DeprecationWords} from './Deprecated';
import {Markdown} from './Markdown';
import {ReferenceLink} from './ReferenceLink';

/** Up to here values without a meaning stand in one line. */
const LINE_LIMIT = 12;
/** From here on values are folded. */
const FOLD_LIMIT = 24;
const INLINE_LENGTH = 60;

export const Notes = ({notes}: Pick<SchemaNode, 'notes'>): ReactNode =>
  notes.length > 0 && (
    <ul className="api-notes">
      {notes.map(({text, code}) => (
        <li key={`${text} ${code}`}>
          {text}
          {code !== undefined && <> {<code>{code}</code>}</>}
        </li>
      ))}
    </ul>
  );

const ValueTable = ({values}: {values: readonly EnumValue[]}): ReactNode => (
  <ul className="api-values">
    {values.map(({value, meaning}, index) => (
      <li key={index}>
        <code>{formatValue(value)}</code>
        <Markdown text={meaning} />
      </li>
    ))}
  </ul>
);

/** The values that are allowed, with their meaning; many are folded. */
function Values({values}: Pick<SchemaNode, 'values'>): ReactNode {
  if (values.length === 0) return null;
  const hasMeanings = values.some(({meaning}) => meaning !== undefined);
  if (!hasMeanings && values.length <= LINE_LIMIT) {
    return (
      <p className="api-values">
        One of <CodeList values={values.map(({value}) => value)} separator=", " />
      </p>
    );
  }
  if (values.length <= FOLD_LIMIT) return <ValueTable values={values} />;
  return (
    <details>
      <summary>One of {values.length.toLocaleString('en')} values</summary>
      <ValueTable values={values} />
    </details>
  );
}

const isShort = (value: JsonValue): boolean => formatValue(value).length <= INLINE_LENGTH;

/** Whether examples stand with what the value holds. */
const hasInside = ({fields, items}: SchemaNode): boolean =>
  fields.length > 0 || items.some(({schema}) => hasInside(schema));

/** A long example is left to what the value holds. */
const listExamples = (node: SchemaNode): readonly JsonValue[] =>
  hasInside(node) ? node.examples.filter(isShort) : node.examples;

function Examples({examples}: Pick<SchemaNode, 'examples'>): ReactNode {
  const short = examples.filter(isShort);
  const long = examples.filter((value) => !isShort(value));
  return (
    <>
      {short.length > 0 && (
        <p className="api-example">
          e.g. <CodeList values={short} separator=", " />
        </p>
      )}
      {long.map((value, index) => (
        <details key={index}>
          <summary>Example</summary>
          <ValueBlock value={value} label="example" isJson={typeof value !== 'string'} />
        </details>
      ))}
    </>
  );
}

/** Everything that is said of a value itself: words, limits, allowed values, examples. */
export function Facts({node}: {node: SchemaNode}): ReactNode {
  const examples = listExamples(node);
  return (
    <>
      {node.deprecation !== undefined && (
        <p>
          <DeprecationWords {...node.deprecation} />
        </p>
      )}
      {node.descriptions.map((text) => (
        <Markdown key={text} text={text} top={6} />
      ))}
      <Values values={node.values} />
      {(node.notes.length > 0 || examples.length > 0) && (
        <div className="api-limits">
          <Notes notes={node.notes} />
          <Examples examples={examples} />
        </div>
      )}
      {node.documents.map((document, index) => (
        <p key={index}>
          <ReferenceLink {...document} />
        </p>
      ))}
    </>
  );
}
