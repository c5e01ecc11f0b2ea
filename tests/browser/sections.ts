/** An entry of the navbar with its target, and with another page of the same section. */
export interface Section {
  readonly label: string;
  readonly path: string;
  readonly inside: string;
}

/** All entries of the navbar, in order. */
export const sections: readonly Section[] = [
  {label: 'Introduction', path: '/docs/introduction/', inside: '/docs/introduction/definitions'},
  {label: 'Modules', path: '/docs/system-modules/', inside: '/docs/system-modules/assets'},
  {label: 'User Types', path: '/docs/user-types/', inside: '/docs/user-types/ciso'},
  {
    label: 'System Applications',
    path: '/docs/system-applications/',
    inside: '/docs/system-applications/vendor-application',
  },
  {label: 'Features & Ideas', path: '/docs/ideas/', inside: '/docs/ideas/cemetery/permissions'},
  {label: 'API', path: '/docs/API/', inside: '/docs/API/Ciso-API/create-user'},
];

export const labels: readonly string[] = sections.map(({label}) => label);
