import type {ReactNode} from 'react';

import {toParameterKey} from '../form';
import type {Parameter, ParameterPlace} from '../model';
import {isSendable} from '../request';
import inputs from '../inputs.module.css';
import styles from '../styles.module.css';
import type {Controls} from '../use-console';
import {toText, toValueKind, type ValueKind} from '../values';
import Field from './field';
import ParameterControl from './parameter-control';

interface GroupProps {
  readonly place: ParameterPlace;
  readonly controls: Controls;
}

interface Props {
  readonly parameter: Parameter;
  readonly controls: Controls;
}

const LEGENDS: Readonly<Record<ParameterPlace, string>> = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
};

/** How the entries of a structured value are put in. */
function toHint({types}: ValueKind): string | undefined {
  if (types.includes('array')) return 'One entry a line.';
  return types.includes('object') ? 'A JSON object.' : undefined;
}

const toUnchecked = ({hasUncheckedPattern}: Parameter): string | undefined =>
  hasUncheckedPattern && 'Its pattern is not checked here: a browser could take too long.';

function UnsendableParameter({parameter}: Pick<Props, 'parameter'>): ReactNode {
  return (
    <p className={styles.note}>
      <code>{parameter.name}</code> cannot be sent from here: browsers do not let a page set this{' '}
      {parameter.in}. Use one of the code samples for it.
    </p>
  );
}

function Examples({parameter, controls}: Props): ReactNode {
  const {form, change, toId} = controls;
  const key = toParameterKey(parameter);
  const unused = parameter.examples.filter(({value}) => toText(value) !== form.values[key]);
  function use(text: string): void {
    change({values: {...form.values, [key]: text}});
    // The button goes away with its use, and must not take the focus along.
    document.getElementById(toId(key))?.focus();
  }
  return unused.map(({name, summary, value}) => (
    <button key={name} type="button" className={inputs.link} onClick={() => use(toText(value))}>
      {parameter.examples.length === 1 ? 'Use the example' : `Use the example “${summary ?? name}”`}
      <span className={styles.hidden}> of {parameter.name}</span>
    </button>
  ));
}

function ParameterField({parameter, controls}: Props): ReactNode {
  const {model, form, change, toId, touch, findShownIssues} = controls;
  const key = toParameterKey(parameter);
  const kind = toValueKind(parameter.schema, model.$defs);
  const description = [parameter.description, toHint(kind), toUnchecked(parameter)]
    .filter(Boolean)
    .join(' ');
  return (
    <Field
      id={toId(key)}
      label={<code>{parameter.name}</code>}
      isRequired={parameter.required}
      description={description === '' ? undefined : description}
      issues={findShownIssues(key)}
      extra={<Examples parameter={parameter} controls={controls} />}
    >
      {(attributes) => (
        <ParameterControl
          {...{parameter, kind, attributes}}
          value={form.values[key] ?? ''}
          onChange={(value) => change({values: {...form.values, [key]: value}})}
          onBlur={() => touch(key)}
        />
      )}
    </Field>
  );
}

/** The parameters of one place. */
export default function ParameterFields({place, controls}: GroupProps): ReactNode {
  const parameters = controls.model.parameters.filter((parameter) => parameter.in === place);
  if (parameters.length === 0) return null;
  const isEncoded = place === 'path' || place === 'query';
  return (
    <fieldset className={styles.group}>
      <legend>{LEGENDS[place]}</legend>
      {isEncoded && (
        <p className={styles.note}>Type values as they are: they are percent-encoded for you.</p>
      )}
      {parameters.map((parameter) =>
        isSendable(parameter) ? (
          <ParameterField key={parameter.name} {...{parameter, controls}} />
        ) : (
          <UnsendableParameter key={parameter.name} parameter={parameter} />
        ),
      )}
    </fieldset>
  );
}
