import type {Cursor} from '@openapi-portal/openapi-model';

export const listSuccessResponses = (operation: Cursor): readonly Cursor[] =>
  operation
    .entries('responses')
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => response.resolve());
