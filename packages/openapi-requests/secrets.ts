import {type ConsoleForm, toParameterKey} from './form';
import type {
  ConsoleModel,
  Parameter,
  SecurityRequirement,
} from '@openapi-portal/openapi-model/inputs';

type Secret = Parameter & {readonly in: NonNullable<SecurityRequirement['in']>};

const isSecret = (parameter: Parameter): parameter is Secret => parameter.isSecret === true;

export const findSecrets = ({parameters}: ConsoleModel, {values}: ConsoleForm): readonly Secret[] =>
  parameters.filter(isSecret).filter((secret) => (values[toParameterKey(secret)] ?? '') !== '');

export function withSecrets(
  {parameters}: ConsoleModel,
  form: ConsoleForm,
  toValue: (key: string, parameter: Parameter) => string,
): ConsoleForm {
  const given = parameters.filter(isSecret).map((secret) => {
    const key = toParameterKey(secret);
    return [key, toValue(key, secret)] as const;
  });
  return {...form, values: {...form.values, ...Object.fromEntries(given)}};
}

/** Replaces each secret in the input of code samples. */
const HIDDEN = 'hidden';

export const withoutSecrets = (model: ConsoleModel, form: ConsoleForm): ConsoleForm =>
  withSecrets(model, form, (key, {required}) =>
    required || (form.values[key] ?? '') !== '' ? HIDDEN : '',
  );
