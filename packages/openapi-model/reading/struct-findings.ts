import type {NormalizedProblem, Plugin, UserContext} from '@redocly/openapi-core';
import {
  isJsonList,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '@openapi-portal/reports/json';
import {findAt} from '@openapi-portal/reports/pointer';

import type {Fault} from '../contract/faults';
import type {Omission} from '../contract/omissions';
import {openApi32Types} from '../contract/open-api-32-types';
import {SCHEMA_TYPES} from '../contract/swagger-types';

import {toSentence} from './file-problems';
import {type ReadOptions, toLimits} from './options';
import {createResolver} from './resolver';

type Redocly = typeof import('@redocly/openapi-core');

/** Name of a rule that reports schema keywords unknown to OpenAPI. Since OpenAPI 3.1, such keywords are permitted. */
export const SCHEMA_KEYWORDS = 'open-api-31/schema-keywords';

/** Reports the keywords of a schema that Redocly's schema type does not have (OpenAPI 3.1.1, 4.8.24). */
function nameKeywords(schema: unknown, context: UserContext): void {
  const {location, type, specVersion} = context;
  if (specVersion === 'oas3_0' || !isJsonObject(schema)) return;
  for (const keyword of Object.keys(schema))
    if (!keyword.startsWith('x-') && !Object.hasOwn(type.properties, keyword))
      context.report({message: keyword, location: location.child([keyword])});
}

export const openApi31Keywords: Plugin = {
  id: 'open-api-31',
  rules: {oas3: {'schema-keywords': () => ({Schema: nameKeywords})}},
};

const CONFIG: Parameters<Redocly['createConfig']>[0] = {
  plugins: [openApi32Types, openApi31Keywords],
  rules: {struct: 'error', [SCHEMA_KEYWORDS]: 'error'},
};

const toKey = ({location: [location]}: NormalizedProblem): string =>
  `${location?.source.absoluteRef}${location?.pointer}`;

/** Separates faults from unknown schema keywords, which OpenAPI 3.1 permits. */
export function splitFindings(findings: readonly NormalizedProblem[]) {
  const own = findings.filter(({ruleId}) => ruleId === SCHEMA_KEYWORDS);
  const keys = new Set(own.map(toKey));
  const others = findings.filter(({ruleId}) => ruleId !== SCHEMA_KEYWORDS);
  const isPermitted = (one: NormalizedProblem): boolean =>
    one.ruleId === 'struct' && isUnknownKeyword(one) && keys.has(toKey(one));
  return {
    faults: others.filter((one) => !isPermitted(one)),
    permitted: others.filter(isPermitted),
  };
}

const isUnknownKeyword = ({message}: NormalizedProblem): boolean =>
  /^Property `.*` is not expected here/s.test(message);

const known = new WeakMap<object, Promise<readonly NormalizedProblem[]>>();

function findFindings(
  published: unknown,
  contract: string,
  reading: ReadOptions | undefined,
  siteDir: string | undefined,
): Promise<readonly NormalizedProblem[]> {
  const lint = async (): Promise<readonly NormalizedProblem[]> => {
    const redocly = await import('@redocly/openapi-core');
    const config = await redocly.createConfig(CONFIG);
    const limits = toLimits(contract, reading, siteDir);
    const externalRefResolver = createResolver(redocly, contract, limits);
    const document = {source: new redocly.Source(contract, ''), parsed: published};
    return redocly.lintDocument({document, config, externalRefResolver});
  };
  if (!isJsonObject(published)) return Promise.resolve([]);
  const found = known.get(published) ?? lint();
  known.set(published, found);
  return found;
}

/** Returns true if pages can show the value in spite of the finding. They cannot show a value of the wrong type. */
const isShown = (message: string): boolean =>
  !/^Expected type|can be one of the following only/.test(message);

/** Returns true for an array of types, which is invalid in a Swagger 2.0 parameter but has a clear meaning. */
const isTypeList = (value: JsonValue | undefined): boolean =>
  isJsonList(value) && value.every((type) => SCHEMA_TYPES.includes(String(type)));

export async function findStructFaults(
  published: object,
  contract: string,
  reading?: ReadOptions,
  siteDir?: string,
): Promise<readonly Fault[]> {
  const findings = await findFindings(published, contract, reading, siteDir);
  // Integers that JavaScript would round are `bigint` here. They are valid in a contract.
  const faults = splitFindings(findings).faults.filter(
    ({message}) => !message.includes('but got `bigint`'),
  );
  return faults.map(({message, location: [location]}) => {
    const {pointer = '#'} = location ?? {};
    const isKept = isShown(message) || isTypeList(findAt(published as JsonObject, pointer));
    return {pointer, message: toSentence(message), isShown: isKept};
  });
}

/** Finds keywords that the contract's version of OpenAPI does not define. Pages do not show them. */
export async function findUnknownKeywords(
  published: unknown,
  contract: string,
  reading?: ReadOptions,
  siteDir?: string,
): Promise<readonly Omission[]> {
  const findings = await findFindings(published, contract, reading, siteDir);
  const pointers = findings
    .filter((one) => one.ruleId === 'struct' && isUnknownKeyword(one))
    .flatMap(({location}) => location[0]?.pointer ?? []);
  return pointers.length === 0 ? [] : [{what: 'keywords that OpenAPI does not define', pointers}];
}
