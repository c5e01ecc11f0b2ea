import type {SecurityContact} from '@openapi-portal/machine-readable';

/**
 * Contact for vulnerabilities, for `/.well-known/security.txt`. Set both members, and renew the date each year
 * when the contact has been checked: `{contact: 'mailto:security@example.com', expires: '2027-06-30T00:00:00Z'}`.
 */
export const security: SecurityContact | undefined = undefined;
