import type {ReactNode} from 'react';

import {findReference} from '../address';
import {type Example, findExampleValue} from '@openapi-portal/openapi-model';
import type {MediaType} from '../media-types';
import {ValueBlock} from './Code';
import {Markdown, ReferenceLink} from './Markdown';

/** Returns true for JSON media types, such as `application/problem+json`, and for the wildcard type. */
const isJson = (mediaType: string): boolean => /[/+]json\b|^\*\/\*$/i.test(mediaType);

interface ContentProps {
  readonly example: Example;
  readonly mediaType: string;
}

export function ExampleContent({example: [name, cursor], mediaType}: ContentProps): ReactNode {
  const value = findExampleValue(cursor);
  const sent = cursor.has('dataValue') ? cursor.text('serializedValue') : undefined;
  const external = findReference(cursor, ['externalValue', 'externalValue']);
  return (
    <>
      <Markdown text={cursor.text('description')} top={6} />
      {value !== undefined && <ValueBlock value={value} label={name} isJson={isJson(mediaType)} />}
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
  /** The heading above the example. The title omits the example's name if the heading is the same. */
  readonly heading?: string;
}

export function ExampleTitle({example: [name, cursor], heading}: TitleProps): ReactNode {
  const summary = cursor.text('summary') ?? name;
  return (
    <>
      {summary}
      {summary !== name && heading !== name && <> {<code>{name}</code>}</>}
    </>
  );
}

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

export const ExampleList = ({anchor, mediaType, examples}: MediaType): ReactNode =>
  examples.map((example) => (
    <ExampleFold key={example[0]} group={anchor} example={example} mediaType={mediaType} />
  ));
