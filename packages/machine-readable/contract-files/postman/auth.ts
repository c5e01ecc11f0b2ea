import type {Cursor} from '@openapi-portal/openapi-model';
import type {ConsoleModel, SecurityRequirement} from '@openapi-portal/openapi-model/inputs';

import {separateAll} from './literal';
import type {Auth, KeyValue} from './types';

/** Postman's OAuth 2.0 settings for a security scheme, with all scopes of the contract. */
export interface Flow {
  readonly scheme: string;
  readonly settings: Readonly<Record<string, string>>;
}

const toSettings = (values: Readonly<Record<string, string>>): readonly KeyValue[] =>
  Object.entries(values).map(([key, value]) => ({key, value}));

/** OAuth 2.0 flows with their grant types in Postman, in order of preference. */
const GRANTS = [
  ['clientCredentials', 'client_credentials'],
  ['authorizationCode', 'authorization_code_with_pkce'],
] as const;

/** Returns the settings for the first OAuth 2.0 scheme of the contract that has a supported flow. */
export function toFlow(contract: Cursor): Flow | undefined {
  const schemes = contract.get('components')?.entries('securitySchemes') ?? [];
  for (const [scheme, reference] of schemes) {
    const flows = reference.resolve().get('flows');
    for (const [name, grant] of GRANTS) {
      const flow = flows?.get(name);
      const [authUrl, accessTokenUrl] = [flow?.text('authorizationUrl'), flow?.text('tokenUrl')];
      if (flow === undefined || accessTokenUrl === undefined) continue;
      const scope = flow
        .entries('scopes')
        .map(([key]) => key)
        .join(' ');
      const settings = {
        grant_type: grant,
        accessTokenUrl,
        ...(authUrl !== undefined && {authUrl}),
        scope,
      };
      return {scheme, settings: separateAll(settings)};
    }
  }
  return undefined;
}

/** Builds settings with which Postman requests a token for a client id and secret, or uses the user's token. */
const toOauth = ({settings}: Flow): Auth => ({
  type: 'oauth2',
  oauth2: toSettings({
    ...settings,
    clientId: '{{clientId}}',
    clientSecret: '{{clientSecret}}',
    accessToken: '{{token}}',
    addTokenTo: 'header',
    headerPrefix: 'Bearer',
  }),
});

/** Builds the authorization for a security scheme, with variables for the credentials, which users set once. */
function toSchemeAuth(requirement: SecurityRequirement, flow: Flow | undefined): Auth {
  const {type, httpScheme, name = '', ...scheme} = requirement;
  if (type === 'apiKey' && scheme.in !== 'cookie') {
    const settings = {key: name, value: '{{apiKey}}', in: scheme.in ?? 'header'};
    return {type: 'apikey', apikey: toSettings(settings)};
  }
  if (httpScheme === 'basic' || httpScheme === 'digest') {
    const settings = toSettings({username: '{{username}}', password: '{{password}}'});
    return {type: httpScheme, [httpScheme]: settings};
  }
  if (type === 'oauth2' && flow?.scheme === scheme.scheme) return toOauth(flow);
  const isToken = type === 'oauth2' || type === 'openIdConnect' || httpScheme === 'bearer';
  return isToken ? {type: 'bearer', bearer: toSettings({token: '{{token}}'})} : {type: 'noauth'};
}

/** Builds the authorization of an operation by the first scheme, because Postman supports only one per request. */
export function toAuth({security: [first]}: ConsoleModel, flow?: Flow): Auth {
  const [scheme] = first ?? [];
  return scheme === undefined ? {type: 'noauth'} : toSchemeAuth(scheme, flow);
}
