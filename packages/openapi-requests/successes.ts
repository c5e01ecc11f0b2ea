import type {Cursor} from '@openapi-portal/openapi-model';

/** The responses of an operation to a success, references followed. */
export const listSuccesses = (operation: Cursor): readonly Cursor[] =>
  operation
    .entries('responses')
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => response.resolve());
