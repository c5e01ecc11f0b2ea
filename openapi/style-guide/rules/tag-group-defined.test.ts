import {expect, test} from 'vitest';

import {lintRows, lintText} from '../lint-text';

const RULE = 'tag-group-defined';

const toYaml = (...tags: readonly string[]): string =>
  `tags: [{name: Users}, {name: Company}]
x-tagGroups:
  - {name: People, tags: [${tags.join(', ')}]}
`;

test('rejects an undeclared tag, and suggests the nearest', async () => {
  expect(await lintText(RULE, toYaml('User'))).toEqual([
    {
      line: 3,
      message: 'The group "People" names the tag "User", which is not declared',
      fix: 'did you mean Users?',
    },
  ]);
});

test('says what to do about a tag without a similar name', async () => {
  expect(await lintText(RULE, toYaml('Users', 'Reports'))).toEqual([
    {
      line: 3,
      message: 'The group "People" names the tag "Reports", which is not declared',
      fix: 'write a tag from the root `tags`, or declare it there',
    },
  ]);
});

test('passes declared tags, and a contract without groups', async () => {
  expect(await lintRows(RULE, toYaml('Company', 'Users'))).toEqual([]);
  expect(await lintRows(RULE, 'tags: [{name: Users}]\n')).toEqual([]);
});
