import fs from 'node:fs';

import {expect, it} from 'vitest';
import {parse} from 'yaml';

import {shownCall} from '../../src/pages/_home/call';
import {modules} from '../../src/product/modules';
import {userTypes} from '../../src/product/user-types';
import {findMain, toVisibleText} from './page';

interface Content {
  readonly content: {
    readonly 'application/json': {
      readonly examples: Readonly<Record<string, {readonly value: unknown}>>;
    };
  };
}

interface Contract {
  readonly paths: {
    readonly '/users': {
      readonly post: {
        readonly requestBody: Content;
        readonly responses: {readonly '201': Content};
      };
    };
  };
}

const contract = parse(fs.readFileSync(shownCall.contract, 'utf8')) as Contract;

const toExample = ({content}: Content): unknown =>
  content['application/json'].examples[shownCall.example]?.value;

const main = findMain('/');

it('links to the page of every user type and module', () => {
  const links = [...main.querySelectorAll('a')];
  const targets = [
    ...userTypes.map(({id, name}) => ({name, path: `/docs/user-types/${id}`})),
    ...modules.map(({id, name}) => ({name, path: `/docs/system-modules/${id}`})),
  ];
  for (const {name, path} of targets) {
    const found = links.filter(({textContent}) => textContent.trim() === name);
    expect(found.map((link) => link.getAttribute('href'))).toEqual([path]);
  }
});

it('presents the example in five records, in chronological order', () => {
  const story = [...main.querySelectorAll('section')].find((section) =>
    section.querySelector('h2')?.textContent.startsWith('One advisory, fifteen days'),
  );
  const records = [...(story?.querySelectorAll('li') ?? [])].map(toVisibleText);
  const keys = ['NWS-0311', 'VUL-0088', 'TSK-0190', 'EVD-0520', 'RPT-0031'];
  expect(records).toEqual(keys.map((key) => expect.stringContaining(key) as string));
  const times = [...(story?.querySelectorAll('time') ?? [])].map((one) =>
    one.getAttribute('datetime'),
  );
  expect(times).toEqual([...times].sort());
  const links = [...(story?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/blog/long-blog-post']);
});

it('shows a request of the contract, and the beginning of its response', () => {
  const text = main.querySelector('figure pre')?.textContent ?? '';
  const [head = '', body = '', answer = ''] = text.split('\n\n');
  const {requestBody, responses} = contract.paths['/users'].post;
  const fields = JSON.parse(body.replace(', …', '')) as Record<string, unknown>;
  expect(Object.keys(fields)).toEqual(shownCall.fields);
  expect(toExample(requestBody)).toMatchObject(fields);
  expect(head).toBe('POST /v1/users\nAuthorization: Bearer $TOKEN');
  const {id} = toExample(responses['201']) as {readonly id: string};
  expect(answer.trim()).toBe(`201 Created\nLocation: /v1/users/${id}`);
});
