import type {ReactNode} from 'react';

import {formatVisible} from '@openapi-portal/reports/json';
import {isSendable, toParameterKey} from '@openapi-portal/openapi-requests';
import {
  formatInput,
  isStructured,
  type Parameter,
  type ParameterLocation,
  toValueKind,
  type ValueKind,
} from '@openapi-portal/openapi-model/inputs';
import fields from '../fields.module.css';
import inputs from '../inputs.module.css';
import styles from '../styles.module.css';
import type {Props} from '../use-console';
import Button from './button';
import {SelectField, TextField} from './field';
import SecretParameter from './secret-parameter';

type GroupProps = Props & {readonly location: ParameterLocation};

interface ParameterProps extends Props {
  readonly parameter: Parameter;
}

const LEGENDS: Readonly<Record<ParameterLocation, string>> = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
};

function describe({description, hasUncheckedPattern}: Parameter, {types}: ValueKind) {
  const parts = [
    description,
    types.includes('array') && 'One entry per line.',
    types.includes('object') && !types.includes('array') && 'A JSON object.',
    hasUncheckedPattern && 'The pattern is not checked here: invalid in browsers, or too slow.',
  ];
  return parts.filter(Boolean).join(' ') || undefined;
}

function findChoices(kind: ValueKind): string[] | undefined {
  if (isStructured(kind)) return undefined;
  const choices = kind.choices ?? (kind.types.includes('boolean') ? [true, false] : undefined);
  return choices?.filter((value) => value !== null && value !== '').map(formatInput);
}

function findInputMode({types}: ValueKind): 'numeric' | 'decimal' | undefined {
  if (types.includes('string')) return undefined;
  if (types.includes('integer')) return 'numeric';
  return types.includes('number') ? 'decimal' : undefined;
}

function findPlaceholder({examples}: Parameter, kind: ValueKind): string | undefined {
  const [example] = examples;
  if (example !== undefined) return `e.g. ${formatInput(example.value)}`;
  return kind.default === undefined ? undefined : `Default: ${formatInput(kind.default)}`;
}

/** Offers the version from the last response as the value of `If-Match`, or tells the reader that it was filled in. */
function Version({parameter, controls}: ParameterProps): ReactNode {
  const {version, focus} = controls;
  const key = toParameterKey(parameter);
  const {known, isFilledIn, fillIn} = version;
  if (version.key !== key || known === undefined) return null;
  if (isFilledIn) {
    return (
      <p className={styles.note}>Filled in with the ETag of the last response for this record.</p>
    );
  }
  function take(): void {
    fillIn(known ?? '');
    focus(key);
  }
  return (
    <Button className={inputs.link} onClick={take}>
      Use {known}, the ETag of the last response for this record
    </Button>
  );
}

function Examples({parameter, controls}: ParameterProps): ReactNode {
  const {form, change, focus} = controls;
  const {name: of, examples} = parameter;
  const key = toParameterKey(parameter);
  const texts = examples.map(({value}) => formatInput(value));
  const unused = examples.filter(
    (_, index) => texts[index] !== form.values[key] && texts.indexOf(texts[index] ?? '') === index,
  );
  function use(text: string): void {
    change({values: {...form.values, [key]: text}});
    focus(key);
  }
  // Each request needs a key of its own, so the example in the contract must not be used.
  if (parameter.isIdempotencyKey && 'randomUUID' in crypto) {
    return (
      <Button className={inputs.link} onClick={() => use(crypto.randomUUID())}>
        Use a new UUID
        <span className={styles.hidden}> as {of}</span>
      </Button>
    );
  }
  return unused.map(({name, summary = name, value}) => (
    <Button key={name} className={inputs.link} onClick={() => use(formatInput(value))}>
      {examples.length === 1 ? 'Use the example' : `Use the example “${summary}”`}
      <span className={styles.hidden}> of {of}</span>
    </Button>
  ));
}

function ParameterField({parameter, controls}: ParameterProps): ReactNode {
  const {model, form, change, toField} = controls;
  const {name, required, schema} = parameter;
  const key = toParameterKey(parameter);
  const kind = toValueKind(schema, model.$defs);
  const choices = findChoices(kind);
  const value = form.values[key] ?? '';
  const description = describe(parameter, kind);
  if (parameter.isSecret) return <SecretParameter {...{parameter, controls, description}} />;
  const shared = {
    ...toField(key),
    label: (
      <>
        <code>{name}</code>{' '}
        {parameter.isDeprecated && <span className={fields.required}>deprecated</span>}
      </>
    ),
    isRequired: required,
    description,
    extra: (
      <>
        <Version {...{parameter, controls}} />
        <Examples {...{parameter, controls}} />
      </>
    ),
    value,
    onChange: (text: string) => change({values: {...form.values, [key]: text}}),
  };
  if (choices === undefined) {
    return (
      <TextField
        {...shared}
        placeholder={findPlaceholder(parameter, kind)}
        rows={isStructured(kind) ? 3 : undefined}
        inputMode={findInputMode(kind)}
      />
    );
  }
  const given = [...new Set([...choices, value])].filter(Boolean);
  const none = required ? 'Choose a value' : 'Not sent';
  return (
    <SelectField
      {...shared}
      options={[['', none], ...given.map((text) => [text, formatVisible(text)] as const)]}
    />
  );
}

export default function ParameterFields({location, controls}: GroupProps): ReactNode {
  const parameters = controls.model.parameters.filter((parameter) => parameter.in === location);
  if (parameters.length === 0) return null;
  const isEncoded = location === 'path' || location === 'query';
  return (
    <fieldset className={styles.group}>
      <legend>{LEGENDS[location]}</legend>
      {isEncoded && (
        <p className={styles.note}>
          Type values without encoding. They are percent-encoded automatically.
        </p>
      )}
      {parameters.map((parameter) =>
        isSendable(parameter) ? (
          <ParameterField key={parameter.name} {...{parameter, controls}} />
        ) : (
          <p key={parameter.name} className={styles.note}>
            <code>{parameter.name}</code> cannot be sent from here, because browsers do not let a
            page set this {location}. Use a code sample instead.
          </p>
        ),
      )}
    </fieldset>
  );
}
