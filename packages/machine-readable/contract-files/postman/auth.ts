import type {ConsoleModel, SecurityRequirement} from '@openapi-portal/openapi-model/requests';

import type {Auth, KeyValue} from './types';

const toSettings = (values: Readonly<Record<string, string>>): readonly KeyValue[] =>
  Object.entries(values).map(([key, value]) => ({key, value}));

/** Credentials are variables of the collection, which nobody has to look for in each request. */
function toSchemeAuth({type, httpScheme, name = '', ...scheme}: SecurityRequirement): Auth {
  if (type === 'apiKey' && scheme.in !== 'cookie') {
    const settings = {key: name, value: '{{apiKey}}', in: scheme.in ?? 'header'};
    return {type: 'apikey', apikey: toSettings(settings)};
  }
  if (httpScheme === 'basic') {
    const settings = {username: '{{username}}', password: '{{password}}'};
    return {type: 'basic', basic: toSettings(settings)};
  }
  const isToken = type === 'oauth2' || type === 'openIdConnect' || httpScheme === 'bearer';
  return isToken ? {type: 'bearer', bearer: toSettings({token: '{{token}}'})} : {type: 'noauth'};
}

/** The first way to authorize an operation; what Postman cannot send is left to its user. */
export function toAuth({security: [first]}: ConsoleModel): Auth {
  const [scheme] = first ?? [];
  return scheme === undefined ? {type: 'noauth'} : toSchemeAuth(scheme);
}
