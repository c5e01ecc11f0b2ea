import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {createJiti} from 'jiti';

import {installTool} from '../../scripts/install-packages.mjs';
import {siteDir} from '../../scripts/site';

/** Folder of `tools/`, and of the packages of GitHub and for GitLab in it. */
const TOOL = 'pipelines';
const modules = path.join(siteDir, 'tools', TOOL, 'node_modules');

/** GitHub's own parser. */
interface WorkflowParser {
  readonly NoOperationTraceWriter: new () => object;
  readonly parseWorkflow: (
    file: {readonly name: string; readonly content: string},
    trace: object,
  ) => {readonly context: {readonly errors: {getErrors(): readonly Error[]}}};
}

/** Loads it with jiti: it is made for bundlers, and Node.js does not load its JSON. */
function loadParser(): WorkflowParser {
  installTool(TOOL);
  const jiti = createJiti(__filename, {
    tryNative: false,
    transformModules: ['@actions/workflow-parser', '@actions/expressions'],
  });
  // oxlint-disable-next-line typescript/no-deprecated -- The module has no asynchronous part.
  return jiti(path.join(modules, '@actions/workflow-parser/dist/index.js')) as WorkflowParser;
}

/**
 * Lists the errors of GitHub's workflow parser: unknown names, missing members, invalid expressions.
 *
 * @param content of the workflow file
 */
export function findGitHubErrors(content: string): readonly string[] {
  const {NoOperationTraceWriter, parseWorkflow} = loadParser();
  const {context} = parseWorkflow({name: 'portal.yml', content}, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({message}) => message);
}

/**
 * Lists the errors of gitlab-ci-local: schema violations, unknown stages and jobs.
 *
 * @param content of `.gitlab-ci.yml`
 */
export function findGitLabErrors(content: string): readonly string[] {
  installTool(TOOL);
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pipeline-'));
  try {
    // It needs a git repository with a commit.
    const git = (...args: readonly string[]) => spawnSync('git', args, {cwd: dir});
    git('init', '--quiet');
    git(
      '-c',
      'user.name=a',
      '-c',
      'user.email=a@example.com',
      'commit',
      '--quiet',
      '--allow-empty',
      '--message=a',
    );
    fs.writeFileSync(path.join(dir, '.gitlab-ci.yml'), content);
    const methods = path.join(siteDir, 'tools', TOOL, 'set-methods.cjs');
    const cli = path.join(modules, 'gitlab-ci-local/dist/index.js');
    const args = ['--require', methods, cli, '--list'];
    const {status, stdout, stderr} = spawnSync(process.execPath, args, {
      cwd: dir,
      encoding: 'utf8',
    });
    if (status === 0 && stderr.includes('json schema validated')) return [];
    const lines = (stdout + stderr).split('\n').map((line) => line.trim());
    const found = lines.filter((line) => /^•.*\[#|not found/.test(line));
    return found.length > 0 ? found : [stdout + stderr];
  } finally {
    fs.rmSync(dir, {recursive: true});
  }
}
