import fs from 'node:fs';
import path from 'node:path';

import ts from 'typescript';
import {parse} from 'yaml';
import {describe, expect, it} from 'vitest';

import {makeApiTypes} from '../scripts/make-api-types';
import {readApis} from '../scripts/read-apis';
import {siteDir} from '../scripts/site';
import {writeFiles} from '@openapi-portal/reports/testing';

/** Lists the type errors of a program that uses the contract's types. */
function findMistakes(program: string): readonly string[] {
  const types = path.join(siteDir, 'openapi/ciso-api');
  const source = program.replace('./openapi', types);
  const file = path.join(writeFiles({'program.ts': source}), 'program.ts');
  const found = ts.getPreEmitDiagnostics(
    ts.createProgram([file], {
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      types: [],
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts'],
    }),
  );
  return found.map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const USE = `
import type {components, operations, paths} from './openapi';

type User = components['schemas']['User'];
type Created = operations['create-user']['responses'][201]['content']['application/json'];

export const isActive = ({status}: User): boolean => status === 'active';
export const toId = ({id}: Created): string => id;

type Refused = operations['create-user']['responses'][409 | 422]['content']['application/problem+json'];
export const listFields = (problem: Refused) =>
  problem.type === 'https://docs.example.com/problems/validation-error' ? problem.errors : [];

export const headers: paths['/company']['patch']['parameters']['header'] = {
  'If-Match': '"1"',
  'Content-Type': 'application/merge-patch+json',
};
export const query: paths['/users']['get']['parameters']['query'] = {page_size: 50};
`;

describe.each((await readApis()).filter(({types}) => types !== undefined))(
  'the types of $id',
  (api) => {
    it('contain their version and source', async () => {
      const types = await makeApiTypes(api);
      const {info} = parse(fs.readFileSync(path.join(siteDir, api.contract), 'utf8')) as {
        info: {title: string; version: string};
      };
      expect(types).toMatch(new RegExp(`^// ${info.title} ${info.version} as TypeScript types`));
      expect(types.split('\n')[1]).toContain('openapi.yaml, beside this file on the portal');
    });

    it('match the output of openapi-typescript for the contract: else npm run api:types', async () => {
      const committed = fs.readFileSync(path.join(siteDir, api.types ?? ''), 'utf8');
      expect(committed).toBe(await makeApiTypes(api));
    });
  },
);

describe('a program that uses the types', () => {
  it('compiles if it follows the contract', () => {
    expect(findMistakes(USE)).toEqual([]);
  });

  it.each([
    ['a value that is none of the enum', "'active'", "'gone'"],
    ['a field that is not there', '({id}', '({identifier: id}'],
    ['a parameter of another type', 'page_size: 50', "page_size: 'all'"],
    [
      'an operation that is not there',
      "operations['create-user']['responses'][201]",
      "operations['create-users']['responses'][201]",
    ],
    ['a problem type that is not there', 'problems/validation-error', 'problems/validaton-error'],
    ['a field that other problems have', 'problem.errors', 'problem.blocking'],
    [
      'a field before it has tested the type',
      "problem.type === 'https://docs.example.com/problems/validation-error' ? problem.errors : []",
      'problem.errors',
    ],
    ['another media type', 'application/merge-patch+json', 'application/json'],
    ['no media type', "'Content-Type': 'application/merge-patch+json',", ''],
  ])('does not compile if it uses %s', (_, right, wrong) => {
    expect(findMistakes(USE.replace(right, wrong))).not.toEqual([]);
  });
});
