import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {findGitHubErrors, findGitLabErrors} from './check-pipeline';

const read = (file: string): string => fs.readFileSync(path.join(__dirname, file), 'utf8');

const gitHub = read('github.yml');
const gitHubRelease = read('github-release.yml');
const gitLab = read('gitlab.yml');

describe('the workflow for GitHub', () => {
  it("is valid by GitHub's own parser", () => {
    expect(findGitHubErrors(gitHub)).toEqual([]);
  });

  it('is invalid with a name that GitHub does not know', () => {
    const wrong = gitHub.replace('runs-on', 'runs_on').replace('github.ref', 'gihub.ref');
    expect(findGitHubErrors(wrong).join('\n')).toMatch(/gihub[^]*runs_on/);
  });

  it('runs no code of a pull request with write access', () => {
    const {jobs, permissions} = parse(gitHub) as {
      readonly permissions: unknown;
      readonly jobs: Readonly<
        Record<string, {readonly permissions?: unknown; readonly if?: string}>
      >;
    };
    expect(permissions).toEqual({contents: 'read'});
    const writing = Object.keys(jobs).filter((name) =>
      JSON.stringify(jobs[name]?.permissions ?? {}).includes('write'),
    );
    expect(writing).toEqual(['comment', 'publish']);
    expect(jobs.publish?.if).toBe("github.event_name == 'push'");
    expect(JSON.stringify(jobs.comment)).not.toMatch(/checkout|npm/);
  });
});

describe('the workflow for GitHub that publishes the packages', () => {
  it("is valid by GitHub's own parser", () => {
    expect(findGitHubErrors(gitHubRelease)).toEqual([]);
  });

  it('runs for tags only, with an identity for provenance', () => {
    const {on, jobs} = parse(gitHubRelease) as {
      readonly on: unknown;
      readonly jobs: Readonly<Record<string, {readonly permissions?: unknown}>>;
    };
    expect(on).toEqual({push: {tags: ['v*']}});
    expect(jobs.release?.permissions).toEqual({contents: 'read', 'id-token': 'write'});
  });
});

describe('the pipeline for GitLab', () => {
  it("is valid by GitLab's schema", () => {
    expect(findGitLabErrors(gitLab)).toEqual([]);
  });

  it('is invalid with an unknown member, or without a stage', () => {
    expect(findGitLabErrors(gitLab.replace('expose_as', 'expos_as')).join()).toContain(
      "'expos_as'",
    );
    expect(findGitLabErrors(gitLab.replace('stage: publish', 'stage: pub')).join()).toContain(
      'stage:pub not found',
    );
  });
});

it.each([
  ['github.yml', gitHub, ['build', 'review', 'test']],
  ['github-release.yml', gitHubRelease, ['release', 'test']],
  ['gitlab.yml', gitLab, ['build', 'review', 'test']],
])('%s only calls existing commands, and checks out the whole history', (_, text, wanted) => {
  const {scripts} = JSON.parse(
    fs.readFileSync(path.join(__dirname, '../../package.json'), 'utf8'),
  ) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const called = [...text.matchAll(/npm (?:run )?(?!ci\b|run\b)([\w:]+)/g)].map(
    ([, name = '']) => name,
  );
  expect([...new Set(called)].sort()).toEqual(wanted);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(called));
  expect(text).toMatch(/fetch-depth: 0|GIT_DEPTH: '0'/);
});
