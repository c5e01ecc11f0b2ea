import type {Cursor} from '../contract/cursor';
import type {Operation} from '../contract/operations';
import {describeScheme, findScheme} from './security-scheme';

const toRule = (rule: Cursor) => ({
  scope: rule.text('scope') ?? '',
  userTypes: rule.texts('user_types'),
  /** `all`, `own`, or another value of the contract. */
  records: rule.text('records'),
  /** Fields that the rule applies to; empty if it applies to all. */
  fields: rule.texts('fields'),
  /** Markdown. */
  note: rule.text('note'),
});

export type AccessRule = Readonly<ReturnType<typeof toRule>>;

interface RequiredScheme {
  readonly name: string;
  readonly scopes: readonly string[];
  /** Description of the scheme; absent if the contract does not define the scheme. */
  readonly words?: string;
}

/** A security requirement. Without schemes, it permits anyone. */
export interface SecurityRequirement {
  readonly schemes: readonly RequiredScheme[];
}

function toRequirement(requirement: Cursor, contract: Cursor): SecurityRequirement {
  return {
    schemes: Object.keys(requirement.object).map((key) => {
      const {name, scheme} = findScheme(contract, key);
      const words = scheme && {words: describeScheme(scheme)};
      return {name, scopes: requirement.texts(key), ...words};
    }),
  };
}

export function findAccess({cursor}: Operation, contract: Cursor) {
  const owner = cursor.has('security') ? cursor : contract;
  return {
    rules: cursor.items('x-access').map(toRule),
    /** Alternatives; undefined if neither the operation nor the contract has `security`. */
    requirements: owner.has('security')
      ? owner.items('security').map((one) => toRequirement(one, contract))
      : undefined,
  };
}

export type Access = ReturnType<typeof findAccess>;

export function listRequiredScopes({rules, requirements = []}: Access): readonly string[] {
  const required = requirements.flatMap(({schemes}) => schemes.flatMap(({scopes}) => scopes));
  return [...new Set([...rules.map(({scope}) => scope), ...required])];
}

/** Formats the scopes: alternatives are joined by 'or', scopes required together by 'and'. */
export function describeScopes({rules, requirements = []}: Access): string {
  const ways =
    rules.length > 0
      ? rules.map(({scope}) => scope)
      : requirements.map(({schemes}) => schemes.flatMap(({scopes}) => scopes).join(' and '));
  return [...new Set(ways.filter(Boolean))].join(' or ');
}

/** Formats the names of the schemes; `none` for a public operation. */
export function describeSchemes(requirements: readonly SecurityRequirement[]): string {
  const ways = requirements.map(({schemes}) => schemes.map(({name}) => name).join(' and '));
  const separator = ways.some((way) => way.includes(' and ')) ? ', or ' : ' or ';
  return [...new Set(ways.map((way) => way || 'none'))].join(separator) || 'none';
}

/** Returns true if one line can describe the access: at most one rule and one scheme, for all records and fields. */
export const isSimple = ({rules, requirements = []}: Access): boolean =>
  rules.length <= 1 &&
  requirements.length <= 1 &&
  requirements.every(({schemes}) => schemes.length <= 1) &&
  rules.every(
    ({records = 'all', fields, note}) =>
      records === 'all' && fields.length === 0 && note === undefined,
  );
