import {type ConsoleForm, findFilled} from './form';
import {
  type ConsoleModel,
  type Pair,
  type Parameter,
  toCookie,
  toHeaderValue,
} from '@openapi-portal/openapi-model/inputs';

const FORBIDDEN_HEADERS = new Set(
  (
    'accept-charset accept-encoding access-control-request-headers access-control-request-method ' +
    'connection content-length cookie cookie2 date dnt expect host keep-alive origin referer ' +
    'set-cookie te trailer transfer-encoding upgrade via'
  ).split(' '),
);

export const isForbiddenHeader = (name: string): boolean =>
  FORBIDDEN_HEADERS.has(name.toLowerCase()) || /^(proxy|sec)-/i.test(name);

/** Returns true if the text can be the value of a header: one line of ISO 8859-1. */
export const isHeaderText = (text: string): boolean => /^[\t\x20-\x7e\x80-\xff]*$/.test(text);

/** Returns true if a page can send the parameter. Browsers do not let pages set cookies and some headers. */
export const isSendable = ({in: location, name}: Parameter): boolean =>
  location !== 'cookie' && !(location === 'header' && isForbiddenHeader(name));

/** Lists headers that are not parameters of the contract, except those without a value. */
const listOwn = (own: Readonly<Record<string, string>>): readonly Pair[] =>
  Object.entries(own).filter(([, value]) => value !== '');

const listFilled = (
  model: ConsoleModel,
  form: ConsoleForm,
  isSent: (parameter: Parameter) => boolean,
): readonly Pair[] =>
  findFilled(model, form, 'header')
    .filter(([parameter]) => isSent(parameter))
    .map(([parameter, value]): Pair => [parameter.name, toHeaderValue(parameter, value)]);

/**
 * Lists the headers that the console sends, except for credentials. The console follows redirects only if `Accept` is
 * the only header (`isBare` in `openapi-console`), so no header is added to every request.
 *
 * @param contentType media type of the body; `''` without a body
 */
export const listSentHeaders = (
  model: ConsoleModel,
  form: ConsoleForm,
  contentType: string,
): readonly Pair[] => [
  ...listOwn({
    Accept: model.accept.join(', '),
    // The boundary of a multipart body is not known yet, and only the browser knows the type of a file.
    'Content-Type': /^multipart\/|\*/.test(contentType) ? '' : contentType,
  }),
  ...listFilled(model, form, isSendable),
];

/** Returns the `Accept` header of samples: the media type that the sample reads on success, then those of errors. */
const toSampleAccept = ({accept, answers = []}: ConsoleModel): string =>
  [...answers.slice(0, 1), ...accept.filter((type) => !answers.includes(type))].join(', ');

/** Lists the headers in a code sample, including cookies, but not the content type of the body and not credentials. */
export const listSampleHeaders = (model: ConsoleModel, form: ConsoleForm): readonly Pair[] => [
  ...listOwn({Accept: toSampleAccept(model)}),
  ...listFilled(model, form, () => true),
  ...listOwn({
    Cookie: findFilled(model, form, 'cookie')
      .map(([parameter, value]) => toCookie(parameter, value))
      .join('; '),
  }),
];
