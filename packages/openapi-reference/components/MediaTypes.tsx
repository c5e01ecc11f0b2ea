import type {ReactNode} from 'react';

import {findExampleValue} from '@openapi-portal/openapi-model';
import type {JsonValue} from '@openapi-portal/reports/json';

import {toFragment} from '../anchors';
import type {Encoding} from '../encodings';
import type {MediaType} from '../media-types';
import type {OperationPage} from '../operation';
import {beginsWith} from '../repeated-texts';
import {isBare} from '../schema-tree';
import {ExampleList} from './Examples';
import {BodyExamples, Facts, Limits} from './Facts';
import {Markdown} from './Markdown';
import {NamedValue, NamedValues} from './NamedValue';
import {Content, Fields} from './Schema';
import {Heading} from './Section';

interface EncodingProps extends Pick<MediaType, 'encodings'> {
  readonly level: number;
}

const Part = ({encoding, level}: {encoding: Encoding; level: number}): ReactNode => (
  <NamedValue
    name={encoding.name}
    anchor={encoding.anchor}
    isPattern={!encoding.isName}
    facts={<Limits notes={encoding.notes} />}
  >
    {encoding.headers.length > 0 && (
      <div className="api-items">
        <p className="api-label">Headers of this part</p>
        <Fields fields={encoding.headers} level={level} noun="header" />
      </div>
    )}
    {encoding.parts.length > 0 && <Encodings encodings={encoding.parts} level={level} />}
  </NamedValue>
);

function Encodings({encodings, level}: EncodingProps): ReactNode {
  if (encodings.length === 0) return null;
  return (
    <NamedValues title="How parts are sent">
      {encodings.map((encoding) => (
        <Part key={encoding.anchor} encoding={encoding} level={level} />
      ))}
    </NamedValues>
  );
}

interface ContentProps extends Pick<MediaType, 'schema' | 'encodings'> {
  readonly level: number;
  /** An earlier media type of the body with the same schema. The page links to it instead of repeating the schema. */
  readonly same?: MediaType;
}

const SameSchema = ({mediaType, anchor}: MediaType): ReactNode => (
  <p>
    The same schema as{' '}
    <a href={toFragment(anchor)}>
      <code>{mediaType}</code>
    </a>
    .
  </p>
);

export const MediaTypeContent = ({schema, encodings, level, same}: ContentProps): ReactNode => (
  <>
    {same !== undefined && <SameSchema {...same} />}
    {schema !== undefined && same === undefined && (
      <>
        <Facts node={schema} />
        <Content node={schema} level={level} depth={0} />
      </>
    )}
    <Encodings encodings={encodings} level={level} />
  </>
);

interface NameProps extends Pick<MediaType, 'mediaType' | 'schema'> {
  readonly need?: string;
}

const MediaTypeName = ({mediaType, schema, need}: NameProps): ReactNode => (
  <>
    <code>{mediaType}</code>{' '}
    <span className="api-type">
      {[schema?.type, schema?.title, need].filter((fact) => fact !== undefined).join(', ')}
    </span>
  </>
);

interface Props {
  readonly mediaTypes: readonly MediaType[];
  readonly level: number;
  /** Shown after the type: `required` or `optional`. */
  readonly need?: string;
  /** True if the page shows the examples elsewhere. */
  readonly isWithoutExamples?: boolean;
}

const listValues = ({examples}: MediaType): readonly JsonValue[] =>
  examples.flatMap(([, cursor]) => findExampleValue(cursor) ?? []);

const findSame = (
  {schema}: MediaType,
  index: number,
  mediaTypes: readonly MediaType[],
): MediaType | undefined =>
  schema === undefined || isBare(schema)
    ? undefined
    : mediaTypes.slice(0, index).find((other) => other.schema === schema);

export const MediaTypes = ({
  mediaTypes,
  level,
  need,
  isWithoutExamples = false,
}: Props): ReactNode =>
  mediaTypes.map((one, index) => {
    const isOnly = mediaTypes.length === 1;
    const same = findSame(one, index, mediaTypes);
    return (
      <div key={one.mediaType}>
        {isOnly ? (
          <p className="api-media">
            <MediaTypeName {...one} need={need} />
          </p>
        ) : (
          <Heading level={level} id={one.anchor} className="api-media">
            <MediaTypeName {...one} need={need} />
          </Heading>
        )}
        <BodyExamples.Provider value={listValues(one)}>
          <MediaTypeContent {...one} level={isOnly ? level : level + 1} same={same} />
        </BodyExamples.Provider>
        {!isWithoutExamples && <ExampleList {...one} />}
      </div>
    );
  });

/** Returns the description of a body, unless a schema of the body begins with the same text. */
function findOwnText({cursor, mediaTypes}: NonNullable<OperationPage['body']>): string | undefined {
  const text = cursor.text('description')?.trim();
  const said = mediaTypes.flatMap(({schema}) => schema?.descriptions ?? []);
  const isSaid = said.some((other) => text === other || (text && beginsWith(other, text)));
  return isSaid ? undefined : text;
}

interface BodyProps extends Pick<OperationPage, 'body'> {
  readonly level: number;
  readonly isWithoutExamples?: boolean;
}

export const RequestBody = ({body, level, isWithoutExamples}: BodyProps): ReactNode =>
  body !== undefined && (
    <>
      <Markdown text={findOwnText(body)} top={level} />
      <MediaTypes
        mediaTypes={body.mediaTypes}
        level={level}
        need={body.cursor.isTrue('required') ? 'required' : 'optional'}
        isWithoutExamples={isWithoutExamples}
      />
    </>
  );
