/**
 * Whether a problem type has a name that may stand in an address: lower-case letters, digits and hyphens. Others
 * could lead elsewhere, as `../../x` does.
 */
export const isProblemTypeName = (name: string): boolean => /^[a-z0-9-]+$/.test(name);
