import {Cursor, fillServer, findUrlProblem, findServerProblem} from '@openapi-portal/openapi-model';
import {asObject, type JsonValue} from '@openapi-portal/reports/json';
import type {Mistake} from '@openapi-portal/reports';

import {type Context, type OwnRule, report} from './rule';

const FLOW = ['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'];

const URLS = new Map([
  ['Info', ['termsOfService']],
  ['Contact', ['url']],
  ['License', ['url']],
  ['ExternalDocs', ['url']],
  ['Xml', ['namespace']],
  ['SecurityScheme', ['openIdConnectUrl', 'oauth2MetadataUrl', ...FLOW]],
  ...[
    'ImplicitFlow',
    'PasswordFlow',
    'ClientCredentials',
    'AuthorizationCode',
    'DeviceAuthorization',
  ].map((type) => [type, FLOW] as const),
]);

const hasScheme = (address: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(address);

function findRelative(address: string, type: string, version: string): Mistake | undefined {
  const isWhole =
    type === 'Xml' || (version === 'oas2' && /^(Contact|License|ExternalDocs)$/.test(type));
  if (!isWhole || hasScheme(address)) return undefined;
  return {message: 'is a relative URL', fix: 'write the complete URL, including `https://`'};
}

function checkUrls(node: JsonValue, context: Context): void {
  const {location, specVersion, type} = context;
  for (const key of URLS.get(type.name) ?? []) {
    const value = asObject(node)[key];
    // In Swagger 2.0, `termsOfService` can be any text.
    if (
      typeof value !== 'string' ||
      value.trim() === '' ||
      (key === 'termsOfService' && specVersion === 'oas2')
    )
      continue;
    const mistake =
      findUrlProblem(value.trim()) ?? findRelative(value.trim(), type.name, specVersion);
    if (mistake === undefined) continue;
    const message = `The \`${key}\` ${JSON.stringify(value)} ${mistake.message}`;
    report(context, location.child(key), {...mistake, message});
  }
}

/** Reports a server whose URL is invalid with the default values of its variables. Pages omit such servers. */
function checkServer(node: JsonValue, context: Context): void {
  const server = new Cursor({}, asObject(node));
  const {url} = server.object;
  if (typeof url !== 'string') return;
  const mistake = findServerProblem(server);
  if (mistake === undefined) return;
  const filled = fillServer(server, 'value');
  const words = filled === url ? '' : `, which is ${JSON.stringify(filled)} by default,`;
  const message = `The server ${JSON.stringify(url)}${words} ${mistake.message}, so it cannot receive requests`;
  report(context, context.location.child('url'), {...mistake, message});
}

function checkHost(node: JsonValue, context: Context): void {
  const {host} = asObject(node);
  if (context.specVersion !== 'oas2' || typeof host !== 'string' || /^[^\s/?#@{}]+$/.test(host))
    return;
  const message = `The \`host\` ${JSON.stringify(host)} contains more than a host`;
  const fix =
    'write only the host, such as `api.example.org`: the rest belongs in `schemes` and `basePath`';
  report(context, context.location.child('host'), {message, fix});
}

/** Finds invalid URLs, which pages show as text. */
export const addresses: OwnRule = {
  name: 'url',
  createVisitor: () => ({any: checkUrls, Root: checkHost}),
};

export const serverUrl: OwnRule = {
  name: 'server-url',
  faults: 'named',
  createVisitor: () => ({Server: checkServer}),
};
