/** A main section of the portal, shown in the navbar and on the not-found page. */
export interface Section {
  readonly label: string;
  readonly to: string;
  readonly summary: string;
}

/** The section whose navbar item becomes a menu if there are several APIs. */
export const API_SECTION: Section = {
  label: 'API',
  to: '/docs/API/',
  summary: 'Guides for programs, and every operation',
};

export const sections: readonly Section[] = [
  {
    label: 'Introduction',
    to: '/docs/introduction/',
    summary: 'What CyberView is and what its words mean',
  },
  {
    label: 'Modules',
    to: '/docs/system-modules/',
    summary: 'Eleven modules, from assets to training',
  },
  {
    label: 'User Types',
    to: '/docs/user-types/',
    summary: 'Who may see and do what',
  },
  {
    label: 'System Applications',
    to: '/docs/system-applications/',
    summary: 'The four places to sign in',
  },
  {
    label: 'Features & Ideas',
    to: '/docs/ideas/',
    summary: 'What is considered and what was dropped',
  },
  API_SECTION,
];
