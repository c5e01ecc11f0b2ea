import type {MachineReadableOptions} from '@openapi-portal/machine-readable';

import {sections} from './sections';

export const machineReadable: MachineReadableOptions = {
  summary:
    'CyberView is a cyber security management toolkit for enterprises. These pages say what it does, who may do what in it, and how programs call its API.',
  sections: [
    {title: 'Start', paths: ['/']},
    ...sections.map(({label, to}) => ({title: label, paths: [to]})),
    {title: 'Administration and trust', paths: ['/docs/administration/', '/docs/trust']},
    {title: 'Blog', paths: ['/blog']},
    // Title that llmstxt.org reserves for pages that may be skipped.
    {title: 'Optional', paths: ['/blog/archive', '/blog/authors', '/blog/tags', '/markdown-page']},
  ],
  // None, because the only contract is our own.
  thirdParty: [],
  parts: [
    {
      file: 'llms-full-product.txt',
      title: 'CyberView: the product',
      description: 'Every page about the product: modules, user types, applications, words, ideas.',
      paths: ['/docs'],
    },
    {
      file: 'llms-full-api.txt',
      title: 'CyberView: the API',
      description: 'Every page about the API: guides, operations, errors, changes.',
      paths: ['/docs/API'],
    },
  ],
  leaveOut: ['lifecycle-ways'],
};
