import {findOwnMember} from '@openapi-portal/reports/json';
import type {ReactNode} from 'react';

import {
  findMediaType,
  findParameterExamples,
  hasBodyMethod,
  listFiles,
  toBodyKind,
  toBodyText,
  toFileKey,
  withFileNames,
} from '@openapi-portal/openapi-requests';
import {formatJson, type MediaType, parseJson} from '@openapi-portal/openapi-model/inputs';
import styles from '../styles.module.css';
import type {Controls, Props} from '../use-console';
import Button from './button';
import {SelectField, TextField} from './field';
import FileField from './file-field';

interface BodyProps extends Props {
  readonly mediaType: MediaType;
}

/** The option for the reader's own text. The other options are indexes of examples. */
const OWN = -1;

const MIN_ROWS = 4;
const MAX_ROWS = 18;

const countRows = (text: string): number =>
  Math.min(MAX_ROWS, Math.max(MIN_ROWS, text.split('\n').length + 1));

function ExampleField({controls, mediaType}: BodyProps): ReactNode {
  const {model, form, change, toId} = controls;
  const {mediaType: name, examples} = mediaType;
  const texts = examples.map(({value}) => toBodyText(mediaType, value));
  const own = findOwnMember(form.ownBodies, name);
  const chosen = texts.indexOf(findOwnMember(form.bodies, name) ?? '');
  const hasOwn = chosen === OWN || own !== undefined;
  return (
    <SelectField
      id={toId('example')}
      label="Start from"
      value={String(chosen)}
      options={[
        ...(hasOwn ? [[OWN, 'Your own text'] as const] : []),
        ...examples.map((example, index) => [index, example.summary ?? example.name] as const),
      ]}
      onChange={(index) =>
        change({
          bodies: {...form.bodies, [name]: texts[Number(index)] ?? own ?? ''},
          values: {
            ...form.values,
            ...findParameterExamples(model, examples[Number(index)]?.name ?? ''),
          },
        })
      }
    />
  );
}

function describe(described: MediaType): string | undefined {
  const {mediaType, hasUncheckedPattern} = described;
  const hints = [
    toBodyKind(mediaType) === 'fields' && 'The fields as a JSON object.',
    listFiles(described).length > 0 &&
      'Write the names of the files here, and choose the files below.',
    hasUncheckedPattern &&
      'Some patterns in the schema are not checked here: invalid in browsers, or too slow.',
  ];
  return hints.filter(Boolean).join(' ') || undefined;
}

const findMarks = ({jsonBody = '', problem, findShownIssues, answerParts}: Controls) =>
  answerParts.listMarks?.(jsonBody, [...findShownIssues('body'), ...(problem?.errors ?? [])]);

function ContentField({controls, mediaType: described}: BodyProps): ReactNode {
  const {mediaType} = described;
  const {model, form, change, touch, toField} = controls;
  const kind = toBodyKind(mediaType);
  const text = findOwnMember(form.bodies, mediaType) ?? '';
  const shared = {
    ...toField('body'),
    label: `Body, ${mediaType}`,
    isRequired: model.requestBody?.required === true,
    beside: described.examples.length > 0 && kind !== 'file' && (
      <ExampleField {...{controls, mediaType: described}} />
    ),
  };
  function edit(edited: string): void {
    change({
      bodies: {...form.bodies, [mediaType]: edited},
      ownBodies: {...form.ownBodies, [mediaType]: edited},
    });
  }
  function format(): void {
    touch('body');
    try {
      parseJson(text);
      edit(formatJson(text));
    } catch {
      // The field shows the error.
    }
  }
  if (kind === 'file') {
    return (
      <FileField
        {...shared}
        description="A file from your device, sent unchanged."
        files={form.file === undefined ? [] : [form.file]}
        accept={mediaType}
        onChange={([file]) => change({file})}
      />
    );
  }
  return (
    <TextField
      {...shared}
      isCode
      description={describe(described)}
      extra={kind !== 'text' && <Button onClick={format}>Format</Button>}
      value={text}
      marks={findMarks(controls)}
      rows={countRows(text)}
      onChange={edit}
    />
  );
}

function FileFields({controls, mediaType: described}: BodyProps): ReactNode {
  const {form, change, toField} = controls;
  const {mediaType} = described;
  const text = findOwnMember(form.bodies, mediaType) ?? '';
  return listFiles(described).map(([name, {contentType, isList}]) => (
    <FileField
      key={name}
      {...toField(toFileKey(name))}
      label={
        <>
          {name === '' ? 'Parts:' : <code>{name}</code>} {isList === true ? 'files' : 'file'}
        </>
      }
      files={findOwnMember(form.files, name) ?? []}
      isList={isList}
      accept={contentType}
      onChange={(files) =>
        change({
          files: {...form.files, [name]: files},
          bodies: {
            ...form.bodies,
            [mediaType]: withFileNames(text, name, files, isList === true),
          },
        })
      }
    />
  ));
}

export default function BodyFields({controls}: Props): ReactNode {
  const {model, form, change, toId} = controls;
  const mediaType = findMediaType(model, form);
  if (mediaType === undefined || model.requestBody === undefined) return null;
  const {mediaTypes} = model.requestBody;
  return (
    <fieldset className={styles.group}>
      <legend>Request body</legend>
      {!hasBodyMethod(model.method) && (
        <p className={styles.note}>
          The body is not sent, because browsers do not send one with {model.method}.
        </p>
      )}
      {mediaTypes.length > 1 && (
        <SelectField
          id={toId('media-type')}
          label="Media type"
          value={String(form.mediaType)}
          options={mediaTypes.map((each, index) => [index, each.mediaType])}
          onChange={(index) => change({mediaType: Number(index)})}
        />
      )}
      <ContentField {...{controls, mediaType}} />
      <FileFields {...{controls, mediaType}} />
    </fieldset>
  );
}
