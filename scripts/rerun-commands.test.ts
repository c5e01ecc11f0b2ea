import {execFileSync} from 'node:child_process';

import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {toBrowserCommand, toUnitCommand} from './test-reports';

beforeEach(() => vi.stubEnv('CI', undefined));

afterEach(() => vi.unstubAllEnvs());

/** Returns the arguments that a shell passes to a command. */
const parse = (command: string): readonly string[] =>
  execFileSync('sh', ['-c', `printf '%s\\n' ${command}`], {encoding: 'utf8'})
    .trimEnd()
    .split('\n');

it.each([
  'a price of $5 (net) is 5.00',
  'it\'s [quoted] as "JSON" and `code`',
  'a path /users/{id} ends with \\d+ | ^$ * ?',
])('runs a unit test by its exact title: %s', (title) => {
  const [npx, vitest, run, file, option, pattern = ''] = parse(
    toUnitCommand('src/a.test.ts', title),
  );
  expect([npx, vitest, run, file, option]).toEqual(['npx', 'vitest', 'run', 'src/a.test.ts', '-t']);
  expect(new RegExp(pattern).test(title)).toBe(true);
  expect(new RegExp(pattern).test(`${title} too`)).toBe(false);
});

it('runs a browser test by its line', () =>
  expect(toBrowserCommand('home.spec.ts', 7)).toBe('npx playwright test home.spec.ts:7'));

it('sets CI for tests that only run with it', () => {
  vi.stubEnv('CI', 'true');
  expect(toBrowserCommand('faults/a.spec.ts', 7)).toBe(
    'CI=true npx playwright test faults/a.spec.ts:7',
  );
});
