import type {ReactNode} from 'react';

import {formatValue} from 'static-pages/reports/json';
import {findReference} from '../address';
import type {Cursor} from '../../contract/cursor';
import {type Example, findExampleValue, type MediaType} from '../media-types';
import type {OperationPage} from '../operation';
import {ValueBlock} from './Code';
import {Facts} from './Facts';
import {Markdown} from './Markdown';
import {ReferenceLink} from './ReferenceLink';
import {Content} from './Schema';
import {Heading} from './Section';

/** Whether a body of a media type is JSON: `application/json`, `application/problem+json`, anything. */
const isJson = (mediaType: string): boolean => /[/+]json\b|^\*\/\*$/i.test(mediaType);

interface ExampleProps {
  readonly example: Example;
  readonly mediaType: string;
  /** Examples of one group close each other. */
  readonly group?: string;
  readonly isOpen: boolean;
}

function ExampleFold({example: [name, cursor], mediaType, group, isOpen}: ExampleProps): ReactNode {
  const summary = cursor.text('summary') ?? name;
  const value = findExampleValue(cursor);
  const external = findReference(cursor, ['externalValue', 'externalValue']);
  return (
    <details name={group} className="api-choice" open={isOpen}>
      <summary>
        {summary}
        {summary !== name && <> {<code>{name}</code>}</>}
      </summary>
      <Markdown text={cursor.text('description')} top={6} />
      {value !== undefined && <ValueBlock value={value} label={name} isJson={isJson(mediaType)} />}
      {external !== undefined && (
        <p>
          <ReferenceLink {...external} />
        </p>
      )}
    </details>
  );
}

/** Examples to choose from by name; the first is open, and opening one closes the others. */
const Examples = ({anchor, mediaType, examples}: MediaType): ReactNode =>
  examples.length > 0 && (
    <div>
      <p className="api-label">{examples.length === 1 ? 'Example' : 'Examples'}</p>
      {examples.map((example, index) => (
        <ExampleFold
          key={example[0]}
          example={example}
          mediaType={mediaType}
          group={examples.length > 1 ? `${anchor}.examples` : undefined}
          isOpen={index === 0}
        />
      ))}
    </div>
  );

/** How the parts of a form are written, one fact a line. */
const Encodings = ({mediaType}: {mediaType: Cursor}): ReactNode =>
  mediaType.entries('encoding').map(([name, encoding]) =>
    Object.entries(encoding.object)
      .filter(([key]) => !key.startsWith('x-'))
      .map(([key, value]) => <p key={key}>{`${name}: ${key} ${formatValue(value)}`}</p>),
  );

interface Props {
  /** Level of the headings below. */
  readonly level: number;
  /** Whether the fields are folded at first. */
  readonly isFolded?: boolean;
}

function SchemaContent({
  schema,
  level,
  isFolded = false,
}: Pick<MediaType, 'schema'> & Props): ReactNode {
  if (schema === undefined) return null;
  const content = (
    <>
      <Facts node={schema} />
      <Content node={schema} level={level} depth={0} />
    </>
  );
  if (!isFolded) return content;
  return (
    <details className="api-nested">
      <summary>Fields of the body</summary>
      {content}
    </details>
  );
}

function MediaTypeName({mediaType, schema, anchor, level}: MediaType & Partial<Props>): ReactNode {
  const words = (
    <>
      <code>{mediaType}</code>{' '}
      {schema !== undefined && <span className="api-type">{schema.type}</span>} {schema?.title}
    </>
  );
  if (level === undefined) return <p className="api-media">{words}</p>;
  return (
    <Heading level={level} id={anchor} className="api-media">
      {words}
    </Heading>
  );
}

/** Every form that a body takes: fields and examples of each. */
export const MediaTypes = ({
  mediaTypes,
  level,
  isFolded,
}: Props & {mediaTypes: readonly MediaType[]}): ReactNode =>
  mediaTypes.map((one) => {
    const isOnly = mediaTypes.length === 1;
    return (
      <div key={one.mediaType}>
        <MediaTypeName {...one} level={isOnly ? undefined : level} />
        <SchemaContent schema={one.schema} level={isOnly ? level : level + 1} isFolded={isFolded} />
        <Encodings mediaType={one.cursor} />
        <Examples {...one} />
      </div>
    );
  });

interface BodyProps extends Pick<OperationPage, 'body'> {
  readonly level: number;
}

/** The body of a request, in every form that it takes. */
export const RequestBody = ({body, level}: BodyProps): ReactNode =>
  body !== undefined && (
    <>
      <p className="api-label">
        {body.cursor.isTrue('required') ? 'The body is required.' : 'The body is optional.'}
      </p>
      <Markdown text={body.cursor.text('description')} top={level} />
      <MediaTypes mediaTypes={body.mediaTypes} level={level} />
    </>
  );
