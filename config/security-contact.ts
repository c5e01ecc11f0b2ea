import type {SecurityContact} from '@openapi-portal/machine-readable';

/**
 * Whom to tell of a weakness, for `/.well-known/security.txt`: set both, and a new date within a year each time the
 * contact has been checked. `{contact: 'mailto:security@example.com', expires: '2027-06-30T00:00:00Z'}`.
 */
export const security: SecurityContact | undefined = undefined;
