import type {ReactNode} from 'react';

import {findMediaType, toBodyKind, toBodyText} from '../form';
import {formatJson} from '../format-json';
import {findJsonMistake} from '../json-mistake';
import type {MediaType} from '../model';
import {hasBodyMethod} from '../request';
import inputs from '../inputs.module.css';
import styles from '../styles.module.css';
import type {Controls} from '../use-console';
import Field from './field';

interface Props {
  readonly controls: Controls;
}

interface BodyProps extends Props {
  readonly mediaType: MediaType;
}

/** Stands for the reader's own text among the examples. */
const OWN = -1;

const MIN_ROWS = 4;
const MAX_ROWS = 18;

const toRows = (text: string): number =>
  Math.min(MAX_ROWS, Math.max(MIN_ROWS, text.split('\n').length + 1));

function MediaTypeField({controls}: Props): ReactNode {
  const {model, form, change, toId} = controls;
  return (
    <Field id={toId('media-type')} label="Media type">
      {(attributes) => (
        <select
          {...attributes}
          className={inputs.control}
          value={form.mediaType}
          onChange={({target}) => change({mediaType: Number(target.value)})}
        >
          {model.requestBody?.mediaTypes.map(({mediaType}, index) => (
            <option key={mediaType} value={index}>
              {mediaType}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function ExampleField({controls, mediaType}: BodyProps): ReactNode {
  const {form, change, toId} = controls;
  const {mediaType: name, examples} = mediaType;
  const texts = examples.map(({value}) => toBodyText(mediaType, value));
  const own = form.ownBodies[name];
  const chosen = texts.indexOf(form.bodies[name] ?? '');
  const use = (index: number): void =>
    change({bodies: {...form.bodies, [name]: texts[index] ?? own ?? ''}});
  return (
    <Field id={toId('example')} label="Start from">
      {(attributes) => (
        <select
          {...attributes}
          className={inputs.control}
          value={chosen}
          onChange={({target}) => use(Number(target.value))}
        >
          {(chosen === OWN || own !== undefined) && <option value={OWN}>Your own text</option>}
          {examples.map((example, index) => (
            <option key={example.name} value={index}>
              {example.summary ?? example.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** The text of a body, and what changes it. */
function toEditor({form, change, touch}: Controls, mediaType: string) {
  const text = form.bodies[mediaType] ?? '';
  function edit(edited: string): void {
    change({
      bodies: {...form.bodies, [mediaType]: edited},
      ownBodies: {...form.ownBodies, [mediaType]: edited},
    });
  }
  function format(): void {
    touch('body');
    if (findJsonMistake(text) === undefined) edit(formatJson(text));
  }
  return {text, edit, format};
}

function toDescription({mediaType, hasUncheckedPattern}: MediaType): string | undefined {
  const hints = [
    ...(toBodyKind(mediaType) === 'fields' ? ['The fields as a JSON object.'] : []),
    ...(hasUncheckedPattern
      ? ['Some of its patterns are not checked here: a browser could take too long.']
      : []),
  ];
  return hints.length === 0 ? undefined : hints.join(' ');
}

function TextField({controls, mediaType: described}: BodyProps): ReactNode {
  const {mediaType} = described;
  const {model, toId, touch, findShownIssues} = controls;
  const {text, edit, format} = toEditor(controls, mediaType);
  const kind = toBodyKind(mediaType);
  const formatButton = (
    <button type="button" className={inputs.button} onClick={format}>
      Format
    </button>
  );
  return (
    <Field
      id={toId('body')}
      label={`Body, ${mediaType}`}
      isRequired={model.requestBody?.required === true}
      description={toDescription(described)}
      issues={findShownIssues('body')}
      extra={kind === 'text' ? undefined : formatButton}
    >
      {(attributes) => (
        <textarea
          {...attributes}
          className={inputs.code}
          value={text}
          rows={toRows(text)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({target}) => edit(target.value)}
          onBlur={() => touch('body')}
        />
      )}
    </Field>
  );
}

function FileField({controls, mediaType}: BodyProps): ReactNode {
  const {model, change, toId, findShownIssues} = controls;
  return (
    <Field
      id={toId('body')}
      label={`Body, ${mediaType.mediaType}`}
      isRequired={model.requestBody?.required === true}
      description="A file of your device, sent as it is."
      issues={findShownIssues('body')}
    >
      {(attributes) => (
        <input
          {...attributes}
          type="file"
          className={inputs.control}
          onChange={({target}) => {
            const file = target.files?.[0];
            if (file !== undefined) change({file});
          }}
        />
      )}
    </Field>
  );
}

/** The request's body: its media type, an example to start from, and the text or file itself. */
export default function BodyFields({controls}: Props): ReactNode {
  const {model, form} = controls;
  const mediaType = findMediaType(model, form);
  if (mediaType === undefined || model.requestBody === undefined) return null;
  const isFile = toBodyKind(mediaType.mediaType) === 'file';
  return (
    <fieldset className={styles.group}>
      <legend>Request body</legend>
      {!hasBodyMethod(model.method) && (
        <p className={styles.note}>Browsers send no body with {model.method}: it is left out.</p>
      )}
      {model.requestBody.mediaTypes.length > 1 && <MediaTypeField controls={controls} />}
      {mediaType.examples.length > 0 && !isFile && <ExampleField {...{controls, mediaType}} />}
      {isFile ? <FileField {...{controls, mediaType}} /> : <TextField {...{controls, mediaType}} />}
    </fieldset>
  );
}
