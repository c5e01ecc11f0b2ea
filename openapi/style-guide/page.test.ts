import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {siteDir} from '../../scripts/site';

import {lintText} from './lint-text';
import {styleRules, toRuleId} from './rules';

interface Mistake {
  readonly yaml: string;
  readonly report: string;
}

interface Section {
  readonly name: string;
  readonly mistakes: readonly Mistake[];
}

const MISTAKE = /```yaml\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/g;

function readSections(): readonly Section[] {
  const page = fs.readFileSync(path.join(siteDir, 'openapi/style-guide/README.md'), 'utf8');
  return page
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const name = section.split('\n')[0] ?? '';
      const mistakes = [...section.matchAll(MISTAKE)].map(([, yaml = '', report = '']) => ({
        yaml,
        report,
      }));
      return {name, mistakes};
    });
}

/** Lints an example and formats the report like a build, but without locations. */
async function toReport(name: string, yaml: string): Promise<string> {
  const findings = await lintText(name, yaml);
  return findings.map(({message, fix}) => `${message} (${toRuleId(name)})\n→ ${fix}\n`).join('');
}

const sections = readSections();

describe('the style guide page', () => {
  test('has a section for every rule in order, and no other', () => {
    expect(sections.map(({name}) => name)).toEqual(styleRules.map(({name}) => name));
  });

  test.each(sections)('shows a violation of $name', ({mistakes}) => {
    expect(mistakes).not.toEqual([]);
  });

  test.each(sections.flatMap(({name, mistakes}) => mistakes.map((one) => ({name, ...one}))))(
    'shows what $name reports about its violation',
    async ({name, yaml, report}) => {
      expect(report).toBe(await toReport(name, yaml));
    },
  );
});
