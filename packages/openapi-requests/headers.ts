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

/** Whether the Fetch standard forbids a page to set the header. */
export const isForbiddenHeader = (name: string): boolean =>
  FORBIDDEN_HEADERS.has(name.toLowerCase()) || /^(proxy|sec)-/i.test(name);

/** Whether a header can carry the text: one line of ISO 8859-1. */
export const isHeaderText = (text: string): boolean => /^[\t\x20-\x7e\x80-\xff]*$/.test(text);

/** Whether a page can send the parameter at all. */
export const isSendable = ({in: location, name}: Parameter): boolean =>
  location !== 'cookie' && !(location === 'header' && isForbiddenHeader(name));

/** What is not in the contract's parameters; one without a value is not sent. */
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
 * The headers that the console sends, without what authorizes the request. One that each request has keeps the console from
 * following redirects (`isBare` of `openapi-console`), unless it says nothing of the reader.
 *
 * @param contentType of the body; nothing where the request has none
 */
export const listSentHeaders = (
  model: ConsoleModel,
  form: ConsoleForm,
  contentType: string,
): readonly Pair[] => [
  ...listOwn({
    Accept: model.accept.join(', '),
    // A body of several parts names its boundary itself, and only the browser knows the type of a file.
    'Content-Type': /^multipart\/|\*/.test(contentType) ? '' : contentType,
  }),
  ...listFilled(model, form, isSendable),
];

/** Of the types of a success the program reads one; what a failure has it takes as it comes. */
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
