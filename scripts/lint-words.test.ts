import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {textSources} from '../config/texts';
import {writeFiles} from '@openapi-portal/reports/testing';
import {siteDir} from './site';

interface BadPage {
  readonly page: string;
  readonly report: string;
}

/** Maps the file name of each rule to a page that breaks the rule, and to the start of the report. */
const badPages: Readonly<Record<string, BadPage>> = {
  'link-text': {page: '[Here](/a)', report: '1:1  The text "Here" does not say'},
  'names-in-code': {
    page: 'The fields `sponser_user_id` of `creat-user`.',
    report: '1:12  The name sponser_user_id is in neither the product model nor a contract',
  },
  passive: {
    page: 'The risk is accepted. '.repeat(12),
    report: '1:1  12 of 12 sentences (100 %) are in the passive voice',
  },
  'repeated-words': {page: 'Read the the record.', report: '1:6  "the the" is repeated'},
  'sentence-length': {
    page: `Word${' word'.repeat(45)}.`,
    report: '1:1  The sentence has 46 words',
  },
  spelling: {page: 'The boddy of Cyberview.', report: '1:5  "boddy" is not in the dictionary'},
  structure: {page: '## One\n\n#### Two\n', report: '3:1  The heading skips a level'},
  terms: {page: 'Read in order to learn.', report: '1:6  "in order to" is not our term'},
};

const RULES = path.join(siteDir, 'packages/checked-prose/words/rules');

const listRules = (): readonly string[] =>
  fs
    .readdirSync(RULES)
    .filter((name) => !/^rule\.ts$|\.test\.ts$/.test(name))
    .map((name) => path.basename(name, '.ts'));

const readScript = (name: string): string => fs.readFileSync(path.join(__dirname, name), 'utf8');

const isFile = (source: string): boolean => /\.(?:md|yaml)$/.test(source);
const EMPTY_FILES = [
  ...[...textSources.pages, ...textSources.yaml].filter(isFile),
  'blog/tags.yml',
];
const OUR_DIRS = ['config', 'node_modules'];
const EMPTY_DIRS = [...textSources.pages, ...textSources.code, ...textSources.data].filter(
  (source) => !isFile(source) && !OUR_DIRS.includes(source),
);
const SCRIPTS = [
  'file-refusals.mjs',
  'find-comment-habits.ts',
  'lint-words.ts',
  'read-apis.ts',
  'read-arguments.ts',
  'run-command.ts',
  'site.ts',
  'transpiled-files.mjs',
];

const CONFIG = `export {default} from '${siteDir}/docusaurus.config';\n`;
const CONTRACT = 'openapi/ciso-api.yaml';

function writeSite(): string {
  const pages = Object.entries(badPages).map(
    ([rule, {page}]) => [`docs/${rule}.mdx`, page] as const,
  );
  const scripts = SCRIPTS.map((name) => [`scripts/${name}`, readScript(name)] as const);
  const empty = EMPTY_FILES.map((file) => [file, ''] as const);
  const ours = {
    'docusaurus.config.ts': CONFIG,
    [CONTRACT]: fs.readFileSync(path.join(siteDir, CONTRACT), 'utf8'),
  };
  const site = writeFiles({...Object.fromEntries([...empty, ...pages, ...scripts]), ...ours});
  EMPTY_DIRS.forEach((dir) => fs.mkdirSync(path.join(site, dir), {recursive: true}));
  OUR_DIRS.forEach((dir) => fs.symlinkSync(path.join(siteDir, dir), path.join(site, dir)));
  return site;
}

test('there is a bad page for every rule', () => {
  expect(Object.keys(badPages)).toEqual(listRules());
});

test('the command applies every rule', () => {
  const site = writeSite();
  const jiti = path.join(site, 'node_modules/.bin/jiti');
  const options = {cwd: site, encoding: 'utf8'} as const;
  const {status, stderr} = spawnSync(jiti, ['scripts/lint-words.ts'], options);
  expect(status).toBe(1);
  for (const [rule, {report}] of Object.entries(badPages)) {
    expect(stderr).toContain(`docs/${rule}.mdx:${report}`);
  }
  for (const name of ['sponsor_user_id', 'create-user', 'CyberView']) {
    expect(stderr).toContain(`→ write ${name};`);
  }
});
