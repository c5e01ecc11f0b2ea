import type {SearchOptions} from '@openapi-portal/site-search';

import {NAME} from './identity';

/** Search options. `packages/site-search/README.md` explains how to use Algolia or Typesense instead. */
export const search: SearchOptions = {
  provider: 'local',
  name: `${NAME} docs`,
  contents: '/docs#all-pages',
  assistant: '/docs/API/workflows#for-a-coding-assistant',
  synonyms: 'config/search-synonyms.yaml',
  questions: [
    {
      title: 'How soon must we act on an advisory?',
      path: '/docs/system-modules/cve#how-soon-must-we-act',
    },
    {title: 'Who may accept a risk?', path: '/docs/system-modules/risks#acceptance'},
    {
      title: 'Which evidence does an auditor accept?',
      path: '/docs/system-modules/compliance/evidence',
    },
    {
      title: 'How long may an external person keep access?',
      path: '/docs/user-types/#external-accounts',
    },
    {title: 'How do I get a token for the API?', path: '/docs/API/quick-start#1-get-a-token'},
    {title: 'My program got an error. What do I do?', path: '/docs/API/errors'},
  ],
};
