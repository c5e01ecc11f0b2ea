import type {ReactNode} from 'react';

import {formatValue} from 'static-pages/reports/json';
import type {Cursor} from '../../contract/cursor';
import type {MediaType} from '../media-types';
import type {OperationPage} from '../operation';
import {ExampleList} from './Examples';
import {Facts} from './Facts';
import {Markdown} from './Markdown';
import {Content, Message} from './Schema';
import {Heading} from './Section';

/** How the parts of a form are written, one fact a line. */
const Encodings = ({mediaType}: {mediaType: Cursor}): ReactNode =>
  mediaType.entries('encoding').map(([name, encoding]) =>
    Object.entries(encoding.object)
      .filter(([key]) => !key.startsWith('x-'))
      .map(([key, value]) => <p key={key}>{`${name}: ${key} ${formatValue(value)}`}</p>),
  );

interface ContentProps extends Pick<MediaType, 'schema' | 'cursor'> {
  /** Level of the headings below. */
  readonly level: number;
}

/** The fields of a body in one of its forms, and how its parts are written. */
export const MediaTypeContent = ({schema, cursor, level}: ContentProps): ReactNode => (
  <>
    {schema !== undefined && (
      <>
        <Facts node={schema} />
        <Content node={schema} level={level} depth={0} />
      </>
    )}
    <Encodings mediaType={cursor} />
  </>
);

interface NameProps extends Pick<MediaType, 'mediaType' | 'schema'> {
  readonly need?: string;
}

const MediaTypeName = ({mediaType, schema, need}: NameProps): ReactNode => (
  <>
    <code>{mediaType}</code>{' '}
    {schema !== undefined && <span className="api-type">{schema.type}</span>} {schema?.title}
    {need !== undefined && `, ${need}`}
  </>
);

interface Props {
  readonly mediaTypes: readonly MediaType[];
  readonly level: number;
  /** Whether a body must be there. */
  readonly need?: string;
  /** Whether its examples stand elsewhere: among the code samples. */
  readonly isWithoutExamples?: boolean;
}

/** Every form that a body takes, under headings where there are several. */
export const MediaTypes = ({
  mediaTypes,
  level,
  need,
  isWithoutExamples = false,
}: Props): ReactNode =>
  mediaTypes.map((one) => {
    const isOnly = mediaTypes.length === 1;
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
        <MediaTypeContent {...one} level={isOnly ? level : level + 1} />
        {!isWithoutExamples && <ExampleList {...one} />}
      </div>
    );
  });

interface BodyProps extends Pick<OperationPage, 'body'> {
  readonly level: number;
  readonly isWithoutExamples?: boolean;
}

/** The body of a request, in every form that it takes. */
export const RequestBody = ({body, level, isWithoutExamples}: BodyProps): ReactNode =>
  body !== undefined && (
    <Message value="request">
      <Markdown text={body.cursor.text('description')} top={level} />
      <MediaTypes
        mediaTypes={body.mediaTypes}
        level={level}
        need={body.cursor.isTrue('required') ? 'required' : 'optional'}
        isWithoutExamples={isWithoutExamples}
      />
    </Message>
  );
