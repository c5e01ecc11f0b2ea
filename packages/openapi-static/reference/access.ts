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

function toRule(rule: Cursor): AccessRule {
  const [records, note] = [rule.text('records'), rule.text('note')];
  return {
    scope: rule.text('scope') ?? '',
    userTypes: rule.texts('user_types'),
    ...(records !== undefined && {records}),
    fields: rule.texts('fields'),
    ...(note !== undefined && {note}),
  };
}

const toRequirement = (requirement: Cursor): SecurityRequirement => ({
  schemes: Object.keys(requirement.object).map((name) => ({name, scopes: requirement.texts(name)})),
});

/** Who may call an operation: its `x-access`, and its or the contract's `security`. */
export function toAccess({cursor}: Operation, contract: Cursor): Access {
  const owner = cursor.has('security') ? cursor : contract;
  return {
    rules: cursor.items('x-access').map(toRule),
    requirements: owner.has('security') ? owner.items('security').map(toRequirement) : undefined,
  };
}

/** The user types that some operation lets in with a scope, by scope. */
export function collectUserTypes(
  operations: readonly Operation[],
  contract: Cursor,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const {scope, userTypes} of operations.flatMap((one) => toAccess(one, contract).rules)) {
    found.set(scope, [...new Set([...(found.get(scope) ?? []), ...userTypes])]);
  }
  return found;
}
