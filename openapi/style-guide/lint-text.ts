import {findFix} from '@openapi-portal/docusaurus-openapi/lint';
import type {Problem} from '@openapi-portal/reports';

import {lintOptions} from './lint-options';
import {plugin} from './plugin';
import {toRuleId} from './rules';

const HEAD = "openapi: 3.1.0\ninfo: {title: Test, version: '1'}\n";

/**
 * Lints a part of a contract with one rule, for tests.
 *
 * @param name of the rule
 * @param yaml members of the root, except `openapi` and `info`
 * @returns the findings, with line numbers relative to `yaml`
 */
export async function lintText(
  name: string,
  yaml: string,
): Promise<readonly Pick<Problem, 'line' | 'message' | 'fix'>[]> {
  const {createConfig, getLineColLocation, lintFromString} = await import('@redocly/openapi-core');
  const config = await createConfig({plugins: [plugin], rules: {[toRuleId(name)]: 'error'}});
  const findings = await lintFromString({source: HEAD + yaml, config});
  return findings.map((finding) => {
    const {message, location, ruleId} = finding;
    const [place] = location;
    if (place === undefined) throw new Error(`${ruleId} has no location: ${message}`);
    const {line} = getLineColLocation(place).start;
    return {
      line: line - HEAD.split('\n').length + 1,
      message,
      fix: findFix(finding, lintOptions.fixes),
    };
  });
}

/** Formats the findings of `lintText` as line numbers and messages. */
export const lintRows = async (name: string, yaml: string): Promise<readonly string[]> =>
  (await lintText(name, yaml)).map(({line, message}) => `${line} ${message}`);
