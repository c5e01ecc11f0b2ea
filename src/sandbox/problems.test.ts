import fs from 'node:fs';

import {parse} from 'yaml';
import {expect, it} from 'vitest';

import {openSandbox} from './testing/open-sandbox';

const contract = parse(fs.readFileSync('openapi/ciso-api.yaml', 'utf8')) as {
  'x-problem-types': Record<string, {status: number}>;
};

it.each(Object.entries(contract['x-problem-types']))(
  'the problem %s can be provoked',
  async (name, {status}) => {
    const api = await openSandbox();
    const operations = ['GET /company', 'PATCH /company', 'GET /users', 'POST /users'];
    const others = ['GET', 'PATCH', 'DELETE'].map((method) => `${method} /users/x`);
    const answers = await Promise.all(
      [...operations, ...others].map((operation) => {
        const [method = '', address = ''] = operation.split(' ');
        const headers = {Prefer: `code=${status}, example=${name}`};
        return api.send(method, address, {headers});
      }),
    );
    const found = answers.filter((answer) => String(answer.body.type).endsWith(`/${name}`));
    expect(found.map((answer) => answer.status)).toContain(status);
    expect(api.bugs).toEqual([]);
  },
);
