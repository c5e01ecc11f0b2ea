import type {LintOptions} from '@openapi-portal/docusaurus-openapi/lint';

import {styleRules, toRuleId} from './rules';

/** Lint options of the style guide, with fixes for the rules that `redocly.yaml` defines. */
export const lintOptions = {
  verboseCommand: 'npm run lint:api -- --verbose',
  fixes: {
    ...Object.fromEntries(styleRules.map(({name, fix}) => [toRuleId(name), fix])),
    'rule/operation-has-tag':
      'add one of the tags declared at the root, which are the groups of the sidebar',
    'rule/summary-is-no-sentence': 'write a short title, as in "Read a user"',
    'rule/schema-has-description': 'describe the schema in a full sentence',
    'rule/header-has-description': 'describe the header in a full sentence',
    'rule/enum-values-are-explained': 'explain each value in `x-enumDescriptions`',
  },
} satisfies LintOptions;
