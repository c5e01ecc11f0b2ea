import type {Card} from '../../components/CardGrid';

/** The three ways into these docs. */
export const paths: readonly Card[] = [
  {
    title: 'Understand it',
    text: 'Four applications, eleven modules, five user types: how the parts fit, and what the words mean.',
    to: '/docs/introduction/',
  },
  {
    title: 'Do your work',
    text: 'Find the module for what you have to do: register an asset, judge a CVE, answer a finding.',
    to: '/docs/system-modules/',
  },
  {
    title: 'Call the API',
    text: 'Seven operations that read and change the company profile and its users.',
    to: '/docs/API/',
  },
];

/** The five user types, each in the words of the person who has it. */
export const userTypes: readonly Card[] = [
  {
    title: 'CISO',
    text: 'I answer for the security programme: approvals, risk appetite, who has access.',
    to: '/docs/user-types/ciso',
  },
  {
    title: 'Member',
    text: 'I work here, on security: assets, exposures, evidence, my tasks of the day.',
    to: '/docs/user-types/member',
  },
  {
    title: 'Outsource',
    text: 'I come from a supplier for a limited time and see what I was assigned.',
    to: '/docs/user-types/outsource',
  },
  {
    title: 'Vendor',
    text: 'We sell a product to this company and answer its questions about it.',
    to: '/docs/user-types/vendor',
  },
  {
    title: 'Auditor',
    text: 'I examine independently: I ask for evidence, judge it and raise findings.',
    to: '/docs/user-types/auditor',
  },
];
