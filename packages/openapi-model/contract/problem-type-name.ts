/**
 * Whether a problem type has a name that may stand in an address: at most 200 lower-case letters, digits and
 * hyphens. Others could lead elsewhere, as `../../x` does, or be too long for the name of a file.
 */
export const isProblemTypeName = (name: string): boolean => /^[a-z0-9-]{1,200}$/.test(name);
