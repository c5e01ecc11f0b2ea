import type {Cursor} from '@openapi-portal/openapi-model';

/** Lists the successful responses of an operation, with references resolved. */
export const listSuccesses = (operation: Cursor): readonly Cursor[] =>
  operation
    .entries('responses')
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => response.resolve());
