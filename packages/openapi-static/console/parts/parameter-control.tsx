import type {ChangeEvent, ReactNode} from 'react';

import type {Parameter} from '../model';
import inputs from '../inputs.module.css';
import {toText, type ValueKind} from '../values';
import type {ControlAttributes} from './field';

interface Props {
  readonly parameter: Parameter;
  readonly kind: ValueKind;
  readonly value: string;
  readonly attributes: ControlAttributes;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** The choices of an enum or of a boolean; nothing where any text can be given. */
function toChoices({types, enum: values}: ValueKind): string[] | undefined {
  if (types.includes('array') || types.includes('object')) return undefined;
  const given = values ?? (types.includes('boolean') ? [true, false] : undefined);
  return given?.filter((value) => value !== null && value !== '').map(toText);
}

function toInputMode({types}: ValueKind): 'numeric' | 'decimal' | undefined {
  if (types.includes('string')) return undefined;
  if (types.includes('integer')) return 'numeric';
  return types.includes('number') ? 'decimal' : undefined;
}

function toPlaceholder({examples}: Parameter, kind: ValueKind): string | undefined {
  const [example] = examples;
  if (example !== undefined) return `e.g. ${toText(example.value)}`;
  return kind.default === undefined ? undefined : `Default: ${toText(kind.default)}`;
}

/** The control that fits the schema of a parameter. */
export default function ParameterControl(props: Props): ReactNode {
  const {parameter, kind, value, attributes, onChange, onBlur} = props;
  const choices = toChoices(kind);
  const shared = {
    ...attributes,
    className: inputs.control,
    value,
    onBlur,
    onChange: ({target}: ChangeEvent<{value: string}>) => onChange(target.value),
  };
  if (choices !== undefined) {
    return (
      <select {...shared}>
        <option value="">{parameter.required ? 'Choose a value' : 'Not sent'}</option>
        {[...new Set([...choices, value])].filter(Boolean).map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  const text = {
    ...shared,
    placeholder: toPlaceholder(parameter, kind),
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
  };
  const isStructured = kind.types.includes('array') || kind.types.includes('object');
  return isStructured ? (
    <textarea {...text} rows={3} />
  ) : (
    <input {...text} inputMode={toInputMode(kind)} />
  );
}
