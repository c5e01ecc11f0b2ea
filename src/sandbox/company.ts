import type {Call, FieldError, Handler, ResponseData} from '@openapi-portal/openapi-sandbox/engine';
import type {Json} from '@openapi-portal/openapi-model/inputs';
import {isJsonObject} from '@openapi-portal/reports/json';

import {
  type Company,
  type CompanyUpdate,
  type Profile,
  toCompany,
  toCompanyTag,
  toTime,
} from './records';
import {checkFields, checkVersion} from './refusals';
import {findCisoErrors, findMissingMembers, findTimezoneErrors} from './rules';
import type {Store} from './store';

/** Applies a JSON Merge Patch (RFC 7396), except that `null` sets a member to `null` instead of removing it. */
function mergePatch(target: Json | undefined, patch: Json): Json {
  if (!isJsonObject(patch)) return patch;
  const before = isJsonObject(target) ? target : {};
  const members = Object.entries(patch).map(([name, value]) => [
    name,
    mergePatch(Object.hasOwn(before, name) ? before[name] : undefined, value),
  ]);
  return {...before, ...(Object.fromEntries(members) as Record<string, Json>)};
}

const answerCompany = (profile: Profile): ResponseData => ({
  status: 200,
  headers: {ETag: toCompanyTag(profile)},
  body: {...toCompany(profile)},
});

const readCompany = ({profile}: Store, known: Json | undefined): ResponseData => {
  const tag = toCompanyTag(profile);
  return known === tag ? {status: 304, headers: {ETag: tag}} : answerCompany(profile);
};

/** Members of nested objects that responses always contain, as `null` if they are not set. */
const NULLABLE: Readonly<Record<string, readonly string[]>> = {
  address: ['line2', 'region', 'postal_code'],
  security_contact: ['name', 'phone', 'security_txt_url'],
};

function mergeChange(record: Profile['record'], change: CompanyUpdate): Record<string, Json> {
  const merged = mergePatch(record, change);
  const names = Object.keys(change);
  const entries = Object.entries(isJsonObject(merged) ? merged : {}).map(([name, value]) => {
    const nulls = (NULLABLE[name] ?? []).map((member) => [member, null] as const);
    const isNested = names.includes(name) && isJsonObject(value);
    return [name, isNested ? {...Object.fromEntries(nulls), ...value} : value] as const;
  });
  return Object.fromEntries(entries);
}

function findErrors(store: Store, {body, now}: Pick<Call, 'body' | 'now'>): readonly FieldError[] {
  const change = body as unknown as CompanyUpdate;
  return [
    ...findMissingMembers(mergeChange(store.profile.record, change)),
    ...findTimezoneErrors(change.timezone),
    ...findCisoErrors(change.ciso_user_id, store, now),
  ];
}

const updateCompany = (store: Store): Handler => ({
  check: (call) => {
    const {profile} = store;
    checkVersion(call, 'The company profile', profile.record.updated_at, toCompanyTag(profile));
  },
  findErrors: (call) => findErrors(store, call),
  answer: (call) => {
    const {record, revision} = store.profile;
    const change = call.body as unknown as CompanyUpdate;
    const merged = mergeChange(record, change);
    checkFields(findErrors(store, call));
    if (JSON.stringify(merged) !== JSON.stringify(record)) {
      const changed = {...merged, updated_at: toTime(call.now)} as unknown as Company;
      store.profile = {record: changed, revision: revision + 1};
    }
    return answerCompany(store.profile);
  },
});

export const toCompanyHandlers = (store: Store): Readonly<Record<string, Handler>> => ({
  'get-company-info': {
    answer: ({parameters}) => readCompany(store, parameters.header['If-None-Match']),
  },
  'update-company': updateCompany(store),
});
