import {createContext, Fragment, type ReactNode, useContext} from 'react';

import {formatValue, formatVisible, type JsonValue} from '@openapi-portal/reports/json';
import {capitalise} from '@openapi-portal/reports/text';
import type {EnumValue, SchemaNode} from '../schema-tree';
import {CodeList, ValueBlock} from './Code';
import {DeprecationText} from './Deprecated';
import {Markdown, ReferenceLink} from './Markdown';
import {usePlain} from './Plain';

/** Maximum number of values without descriptions that are shown on one line. */
const LINE_LIMIT = 12;
/** Minimum number of values that are collapsed on narrow screens. */
const NARROW_LIMIT = 4;
/** Maximum number of values that are not collapsed on wide screens. */
const FOLD_LIMIT = 24;
const INLINE_LENGTH = 60;

const Notes = ({notes}: Pick<SchemaNode, 'notes'>): ReactNode =>
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
        <code>{formatVisible(value)}</code>
        <Markdown text={meaning} />
      </li>
    ))}
  </ul>
);

function Values({values}: Pick<SchemaNode, 'values'>): ReactNode {
  const isPlain = usePlain();
  if (values.length === 0) return null;
  const hasMeanings = values.some(({meaning}) => meaning !== undefined);
  if (!hasMeanings && values.length <= LINE_LIMIT) {
    return (
      <p className="api-values">
        One of <CodeList values={values.map(({value}) => value)} separator=", " />
      </p>
    );
  }
  const table = <ValueTable values={values} />;
  if (values.length < NARROW_LIMIT || (isPlain && values.length <= FOLD_LIMIT)) return table;
  if (values.length <= FOLD_LIMIT)
    return (
      <details className="api-narrow-fold">
        <summary>
          One of <code>{values.map(({value}) => formatVisible(value)).join(' ')}</code>
        </summary>
        {table}
      </details>
    );
  return (
    <details>
      <summary>One of {values.length.toLocaleString('en')} values</summary>
      {table}
    </details>
  );
}

const isShort = (value: JsonValue): boolean => formatVisible(value).length <= INLINE_LENGTH;

const hasInside = ({fields, items}: SchemaNode): boolean =>
  fields.length > 0 || items.some(({schema}) => hasInside(schema));

const listTexts = (value: JsonValue): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.values<JsonValue>(value).flatMap(listTexts)
    : [formatValue(value)];

function listInside({fields, items, variants}: SchemaNode): readonly JsonValue[] {
  const named = [...fields, ...items, ...variants.flatMap((group) => group.variants)];
  return named.flatMap(({schema}) => [
    ...schema.examples,
    ...schema.values.map(({value}) => value),
    ...listInside(schema),
  ]);
}

/** Examples of the message body that contains the rendered value. The page shows them too. */
export const BodyExamples = createContext<readonly JsonValue[]>([]);

/** Lists the examples of a value, without long ones that the page already shows. */
function listExamples(node: SchemaNode, body: readonly JsonValue[]): readonly JsonValue[] {
  if (!hasInside(node) || node.examples.every(isShort)) return node.examples;
  const shown = [...body, ...listInside(node)].flatMap(listTexts);
  const said = new Set(['true', 'false', 'null', ...shown]);
  return node.examples.filter(
    (value) => isShort(value) || !listTexts(value).every((text) => said.has(text)),
  );
}

interface LimitProps extends Pick<SchemaNode, 'notes'> {
  readonly examples?: readonly JsonValue[];
  readonly children?: ReactNode;
}

export function Limits({notes, examples = [], children}: LimitProps): ReactNode {
  const list = <CodeList values={examples} separator=", " />;
  if (!usePlain())
    return (
      <div className="api-limits">
        <Notes notes={notes} />
        {examples.length > 0 && <p className="api-example">e.g. {list}</p>}
        {children}
      </div>
    );
  return (
    <p>
      {notes.map(({text, code}, index) => (
        <Fragment key={`${text} ${code}`}>
          {index === 0 ? capitalise(text) : `; ${text}`}
          {code !== undefined && <> {<code>{code}</code>}</>}
        </Fragment>
      ))}
      {notes.length > 0 && '. '}
      {examples.length > 0 && <>Example: {list}.</>}
    </p>
  );
}

const LongExample = ({value}: {value: JsonValue}): ReactNode => {
  const block = <ValueBlock value={value} label="example" isJson={typeof value !== 'string'} />;
  if (usePlain())
    return (
      <>
        <p data-unrecorded="">Example:</p>
        {block}
      </>
    );
  return (
    <details>
      <summary>Example</summary>
      {block}
    </details>
  );
};

export function Facts({node}: {node: SchemaNode}): ReactNode {
  const isPlain = usePlain();
  const examples = listExamples(node, useContext(BodyExamples));
  const long = examples
    .filter((value) => !isShort(value))
    .map((value, index) => <LongExample key={index} value={value} />);
  const limits = node.notes.length + examples.length > 0 && (
    <Limits notes={node.notes} examples={examples.filter(isShort)}>
      {long}
    </Limits>
  );
  const values = <Values values={node.values} />;
  return (
    <>
      {node.deprecation !== undefined && (
        <p>
          <DeprecationText {...node.deprecation} />
        </p>
      )}
      {node.descriptions.map((text) => (
        <Markdown key={text} text={text} top={6} />
      ))}
      {!isPlain && values}
      {limits}
      {node.documents.map((document, index) => (
        <p key={index}>
          <ReferenceLink {...document} />
        </p>
      ))}
      {isPlain && values}
      {isPlain && long}
    </>
  );
}
