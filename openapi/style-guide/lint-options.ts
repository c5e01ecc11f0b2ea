import type {LintOptions} from '@openapi-portal/docusaurus-openapi/lint';

import {styleRules, toRuleId} from './rules';

/** Lint options of the style guide, with fixes for the rules that `redocly.yaml` defines. */
export const lintOptions = {
  verboseCommand: 'npm run lint:api -- --verbose',
  fixes: {
    ...Object.fromEntries(styleRules.map(({name, fix}) => [toRuleId(name), fix])),
    'rule/operation-has-tag':
      'add one of the tags declared at the root: it names the sidebar group',
    'rule/summary-is-no-sentence': 'write a short title, as in "Read a user"',
    'rule/schema-has-description': 'say in a full sentence what the schema stands for',
    'rule/header-has-description': 'say in a full sentence what the header tells',
    'rule/enum-values-are-explained': 'say in `x-enumDescriptions` what each value means',
  },
} satisfies LintOptions;
