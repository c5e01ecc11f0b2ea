/** A way into these docs. */
export interface Way {
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

/** The three ways in, by what somebody came for. */
export const ways: readonly Way[] = [
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
