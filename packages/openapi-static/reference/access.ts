import type {Cursor} from '../contract/cursor';
import type {Operation} from '../contract/operations';

/** Who may call an operation with one scope. */
export interface AccessRule {
  readonly scope: string;
  readonly userTypes: readonly string[];
  /** `all`, `own`, or what else the contract says. */
  readonly records?: string;
  /** The fields that this rule reaches; all where it is empty. */
  readonly fields: readonly string[];
  /** Markdown. */
  readonly note?: string;
}

/** One way to be authorized: every scheme with its scopes. An empty one needs no authorization. */
export interface SecurityRequirement {
  readonly schemes: readonly {readonly name: string; readonly scopes: readonly string[]}[];
}

export interface Access {
  readonly rules: readonly AccessRule[];
  /** Alternatives; `undefined` where the contract says nothing. */
  readonly requirements: readonly SecurityRequirement[] | undefined;
}

const toRule = (rule: Cursor): AccessRule => ({
  scope: rule.text('scope') ?? '',
  userTypes: rule.texts('user_types'),
  records: rule.text('records'),
  fields: rule.texts('fields'),
  note: rule.text('note'),
});

const toRequirement = (requirement: Cursor): SecurityRequirement => ({
  schemes: Object.keys(requirement.object).map((name) => ({name, scopes: requirement.texts(name)})),
});

/** Who may call an operation: its `x-access`, and its or the contract's `security`. */
export function findAccess({cursor}: Operation, contract: Cursor): Access {
  const owner = cursor.has('security') ? cursor : contract;
  return {
    rules: cursor.items('x-access').map(toRule),
    requirements: owner.has('security') ? owner.items('security').map(toRequirement) : undefined,
  };
}

/** Scopes that open an operation. */
export function listScopes(operation: Operation, contract: Cursor): readonly string[] {
  const {rules, requirements = []} = findAccess(operation, contract);
  const required = requirements.flatMap(({schemes}) => schemes.flatMap(({scopes}) => scopes));
  return [...new Set([...rules.map(({scope}) => scope), ...required])];
}
