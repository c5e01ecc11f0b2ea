import type {ReactNode} from 'react';

import {findReference} from '../address';
import {type Example, findExampleValue} from '@openapi-portal/openapi-model';
import {writeStream} from '@openapi-portal/openapi-model/inputs';
import type {MediaType} from '../media-types';
import {ValueBlock} from './Code';
import {Markdown} from './Markdown';
import {ReferenceLink} from './ReferenceLink';

/** Returns true for a JSON media type: `application/json`, `application/problem+json`, or any type. */
const isJson = (mediaType: string): boolean => /[/+]json\b|^\*\/\*$/i.test(mediaType);

interface ContentProps {
  readonly example: Example;
  readonly mediaType: string;
}

/** The description and value of an example. */
export function ExampleContent({example: [name, cursor], mediaType}: ContentProps): ReactNode {
  const value = findExampleValue(cursor);
  const sent = cursor.has('dataValue') ? cursor.text('serializedValue') : undefined;
  const external = findReference(cursor, ['externalValue', 'externalValue']);
  return (
    <>
      <Markdown text={cursor.text('description')} top={6} />
      {value !== undefined && (
        <ValueBlock
          value={writeStream(value, mediaType) ?? value}
          label={name}
          isJson={isJson(mediaType)}
        />
      )}
      {sent !== undefined && (
        <>
          <p className="api-label">As it is sent</p>
          <ValueBlock value={sent} label={`${name}, as it is sent`} isJson={false} />
        </>
      )}
      {external !== undefined && (
        <p>
          <ReferenceLink {...external} />
        </p>
      )}
    </>
  );
}

interface TitleProps extends Pick<ContentProps, 'example'> {
  /** The heading above the example, which its title need not repeat. */
  readonly heading?: string;
}

/** The title of an example: its summary, and its name unless that is shown already. */
export function ExampleTitle({example: [name, cursor], heading}: TitleProps): ReactNode {
  const summary = cursor.text('summary') ?? name;
  return (
    <>
      {summary}
      {summary !== name && heading !== name && <> {<code>{name}</code>}</>}
    </>
  );
}

/** An example to open, which closes the others of its group. */
export const ExampleFold = ({
  group,
  ...props
}: ContentProps & TitleProps & {group: string}): ReactNode => (
  <details name={`${group}.examples`} className="api-choice">
    <summary>
      <ExampleTitle {...props} />
    </summary>
    <ExampleContent {...props} />
  </details>
);

/** Examples to choose from by name. */
export const ExampleList = ({anchor, mediaType, examples}: MediaType): ReactNode =>
  examples.map((example) => (
    <ExampleFold key={example[0]} group={anchor} example={example} mediaType={mediaType} />
  ));
