import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {createJiti} from 'jiti';

import {installTool} from '../../scripts/install-packages.mjs';
import {siteDir} from '../../scripts/site';

/** Folder below `tools/` where the checkers of GitHub and GitLab pipelines are installed. */
const TOOL = 'pipelines';
const modules = path.join(siteDir, 'tools', TOOL, 'node_modules');

/** The part of `@actions/workflow-parser`, GitHub's own parser, that is used here. */
interface WorkflowParser {
  readonly NoOperationTraceWriter: new () => object;
  readonly parseWorkflow: (
    file: {readonly name: string; readonly content: string},
    trace: object,
  ) => {readonly context: {readonly errors: {getErrors(): readonly Error[]}}};
}

/** Loads the parser with jiti. Node.js cannot load its JSON imports, because it is made for bundlers. */
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
 * Lists the errors that GitHub's workflow parser finds: unknown names, missing members and invalid expressions.
 *
 * @param content content of the workflow file
 */
export function findGitHubErrors(content: string): readonly string[] {
  const {NoOperationTraceWriter, parseWorkflow} = loadParser();
  const {context} = parseWorkflow({name: 'portal.yml', content}, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({message}) => message);
}

/**
 * Lists the errors that gitlab-ci-local finds: schema violations, unknown stages and unknown jobs.
 *
 * @param content content of `.gitlab-ci.yml`
 */
export function findGitLabErrors(content: string): readonly string[] {
  installTool(TOOL);
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pipeline-'));
  try {
    // gitlab-ci-local needs a Git repository with a commit.
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
