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

/** Returns true if the Fetch standard forbids pages to set a header. */
export const isForbiddenHeader = (name: string): boolean =>
  FORBIDDEN_HEADERS.has(name.toLowerCase()) || /^(proxy|sec)-/i.test(name);

/** Returns true if a header can contain a text: one line of ISO 8859-1. */
export const isHeaderText = (text: string): boolean => /^[\t\x20-\x7e\x80-\xff]*$/.test(text);

/** Returns true if a page can send a parameter. */
export const isSendable = ({in: location, name}: Parameter): boolean =>
  location !== 'cookie' && !(location === 'header' && isForbiddenHeader(name));

/** Lists headers that are no parameters of the contract; headers without a value are not sent. */
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
 * Lists the headers that the console sends, without credentials. A header in every request would stop the console
 * from following redirects (`isBare` in `openapi-console`), unless it contains nothing of the reader.
 *
 * @param contentType of the body; undefined without a body
 */
export const listSentHeaders = (
  model: ConsoleModel,
  form: ConsoleForm,
  contentType: string,
): readonly Pair[] => [
  ...listOwn({
    Accept: model.accept.join(', '),
    // A multipart body sets its own boundary, and only the browser knows the type of a file.
    'Content-Type': /^multipart\/|\*/.test(contentType) ? '' : contentType,
  }),
  ...listFilled(model, form, isSendable),
];

/** Lists media types for `Accept`: the one that the program reads on success, then those of errors. */
const toSampleAccept = ({accept, answers = []}: ConsoleModel): string =>
  [...answers.slice(0, 1), ...accept.filter((type) => !answers.includes(type))].join(', ');

/** The headers that a code sample sends, its cookies too; without the type of the body and what authorizes it. */
export const listSampleHeaders = (model: ConsoleModel, form: ConsoleForm): readonly Pair[] => [
  ...listOwn({Accept: toSampleAccept(model)}),
  ...listFilled(model, form, () => true),
  ...listOwn({
    Cookie: findFilled(model, form, 'cookie')
      .map(([parameter, value]) => toCookie(parameter, value))
      .join('; '),
  }),
];
