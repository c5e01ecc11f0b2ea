import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {readApis} from '../../scripts/read-apis';
import {siteDir} from '../../scripts/site';

import {findOwaspErrors, type OwaspError} from './find-errors';

interface Accepted {
  readonly rule: string;
  readonly at: readonly string[];
  readonly reason: string;
}

const text = fs.readFileSync(path.join(siteDir, 'openapi/owasp/accepted.yaml'), 'utf8');
const acceptedById = parse(text) as Readonly<Record<string, readonly Accepted[]>>;

/** Only the APIs in `accepted.yaml` are checked with OWASP's rules. */
const apis = (await readApis()).filter(({id}) => Object.hasOwn(acceptedById, id));

const toLines = (errors: readonly OwaspError[]): readonly string[] =>
  errors.map(({rule, at}) => `${rule} at ${at}`).sort();

describe.each(apis)("OWASP's rules and the contract of $id", ({id, contract}) => {
  const accepted = acceptedById[id] ?? [];

  it('find exactly the accepted errors', () => {
    const expected = accepted.flatMap(({rule, at}) => at.map((each) => ({rule, at: each})));
    expect(toLines(findOwaspErrors(contract))).toEqual(toLines(expected));
  });

  it('accept no error without a reason', () => {
    expect(accepted.filter(({reason}) => !/\w+ .*\.$/s.test(reason.trim()))).toEqual([]);
  });
});
