import fs from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';
import {describe, expect, it} from 'vitest';

import {OWN_FIELDS} from './rules';

interface Operation {
  readonly operationId?: string;
  readonly description?: string;
  readonly 'x-access'?: readonly {readonly scope: string; readonly fields?: readonly string[]}[];
}

const contract = parse(fs.readFileSync('openapi/ciso-api.yaml', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};

const descriptions = new Map(
  Object.values(contract.paths)
    .flatMap((item) => Object.values(item))
    .map(({operationId, description = ''}) => [operationId, description.replace(/\s+/g, ' ')]),
);

/** The rules in `rules.ts`, each with the phrases that describe the rule in the contract. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  findTimezoneErrors: ['`timezone` is one that IANA lists'],
  findSponsorErrors: ['`sponsor_user_id` of an active CISO or member'],
  findEndErrors: ['`access_expires_at`, in the future and at most 366 days ahead'],
  findExternalErrors: ['Only outsource, vendor and auditor users have `organization_name`'],
  findStatusErrors: [
    '`status` changes from `active` to `suspended` and back',
    'For an invited or expired account a `status` gets `422`',
    'The last active CISO, and the one in `ciso_user_id` of the company profile, can be neither suspended',
  ],
  checkTypeChange: ['`user_type` changes between `ciso` and `member` only', 'nor made a member'],
  checkEmail: ['An e-mail address belongs to one user, ignoring case'],
  findMissingMembers: ['A new address needs `line1` and `city`, a new contact `email`'],
  findCisoErrors: ['`ciso_user_id` names an active CISO'],
  listBlocks: [
    'The last active CISO, the one in `ciso_user_id` of the company profile,',
    'a user who has open assignments or sponsors others cannot be deleted',
  ],
};

/**
 * Lists the declarations in `rules.ts` that refuse something, with the operations at the start of their comments.
 */
function readRules() {
  const source = fs.readFileSync(path.join(__dirname, 'rules.ts'), 'utf8');
  return source
    .split(/^(?=\/\*\*|(?:export )?(?:const|function|type|import) )/m)
    .flatMap((part, index, parts) => {
      const name = /^(?:export )?(?:const|function) (\w+)/.exec(part)?.[1];
      if (name === undefined || !/\b(?:detail|count):? /.test(part)) return [];
      const ids = /^\/\*\*[\s*]+((?:[a-z]+-[a-z-]+(?:, )?)+): /.exec(parts[index - 1] ?? '')?.[1];
      return [{name, operations: ids?.split(', ') ?? []}];
    });
}

const rules = readRules();

it('each rule has a description here, and a list of its operations', () => {
  expect(rules.map(({name}) => name).sort()).toEqual(Object.keys(WORDS).sort());
  expect(rules.filter(({operations}) => operations.length === 0)).toEqual([]);
});

describe.each(rules)('$name', ({name, operations}) => {
  it.each(operations)('is described for %s', (operation) => {
    for (const words of WORDS[name] ?? []) expect(descriptions.get(operation)).toContain(words);
  });
});

it("fields of one's own record match the fields of `profile.write` and `profile` in the contract", () => {
  const operations = Object.values(contract.paths).flatMap((item) => Object.values(item));
  const access = operations.flatMap((operation) => operation['x-access'] ?? []);
  const named = access.filter(({scope, fields}) => scope.startsWith('profile') && fields);
  expect(named.map(({fields}) => fields)).toEqual([OWN_FIELDS, OWN_FIELDS]);
});
