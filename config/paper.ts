/** Pages that readers take along on paper, by the ends of their addresses: they offer to be printed. */
export const paperPages: readonly string[] = [
  'docs/user-types/auditor',
  'docs/user-types/ciso',
  'docs/user-types/vendor',
  'docs/system-applications/auditor-application',
  'docs/system-applications/vendor-application',
];
