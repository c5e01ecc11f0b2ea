import type {ReactNode} from 'react';

import {isJsonMediaType} from '../media-type-kind';
import type {ExampleView, MediaTypeView} from '../media-types';
import {ValueBlock} from './Code';
import {Facts} from './Facts';
import {Heading} from './Heading';
import {Markdown} from './Markdown';
import {ReferenceLink} from './ReferenceLink';
import {Content} from './Schema';

interface Props {
  readonly mediaTypes: readonly MediaTypeView[];
  /** Level of the headings below. */
  readonly level: number;
  /** Whether the fields are folded at first. */
  readonly isFolded?: boolean;
}

function Example({example, mediaType}: {example: ExampleView; mediaType: string}): ReactNode {
  const {name, description, value, external} = example;
  return (
    <>
      <Markdown text={description} top={6} />
      {value !== undefined && (
        <ValueBlock value={value} label={name} isJson={isJsonMediaType(mediaType)} />
      )}
      {external !== undefined && (
        <p>
          <ReferenceLink {...external} />
        </p>
      )}
    </>
  );
}

const ExampleTitle = ({example: {name, summary}}: {example: ExampleView}): ReactNode =>
  summary === undefined || summary === name ? (
    name
  ) : (
    <>
      {summary} <code>{name}</code>
    </>
  );

/** Examples to choose from by name; the first is open, and opening one closes the others. */
const Examples = ({anchor, mediaType, examples}: MediaTypeView): ReactNode =>
  examples.length > 0 && (
    <div>
      <p className="api-label">{examples.length === 1 ? 'Example' : 'Examples'}</p>
      {examples.map((example, index) => (
        <details
          key={example.name}
          name={examples.length > 1 ? `${anchor}.examples` : undefined}
          className="api-choice"
          open={index === 0}
        >
          <summary>
            <ExampleTitle example={example} />
          </summary>
          <Example example={example} mediaType={mediaType} />
        </details>
      ))}
    </div>
  );

function Body({
  schema,
  level,
  isFolded,
}: Pick<MediaTypeView, 'schema'> & Omit<Props, 'mediaTypes'>): ReactNode {
  if (schema === undefined) return null;
  const content = (
    <>
      <Facts node={schema} />
      <Content node={schema} level={level} depth={0} />
    </>
  );
  if (isFolded !== true) return content;
  return (
    <details className="api-nested">
      <summary>Fields of the body</summary>
      {content}
    </details>
  );
}

const MediaTypeName = ({view, level}: {view: MediaTypeView; level?: number}): ReactNode => {
  const words = (
    <>
      <code>{view.mediaType}</code>{' '}
      {view.schema !== undefined && <span className="api-type">{view.schema.type}</span>}{' '}
      {view.schema?.title}
    </>
  );
  if (level === undefined) return <p className="api-media">{words}</p>;
  return (
    <Heading level={level} id={view.anchor} className="api-media">
      {words}
    </Heading>
  );
};

/** Every form that a body takes: fields and examples of each. */
export const MediaTypes = ({mediaTypes, level, isFolded}: Props): ReactNode =>
  mediaTypes.map((view) => {
    const isOne = mediaTypes.length === 1;
    return (
      <div key={view.mediaType}>
        <MediaTypeName view={view} level={isOne ? undefined : level} />
        <Body schema={view.schema} level={isOne ? level : level + 1} isFolded={isFolded} />
        {view.encodings.map((encoding) => (
          <p key={encoding}>{encoding}</p>
        ))}
        <Examples {...view} />
      </div>
    );
  });
