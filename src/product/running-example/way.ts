import type {RecordKey} from '../running-example';

/** The records that one advisory leads through, in the order in which the example finishes them. */
export const way: readonly RecordKey[] = [
  'NWS-0311',
  'VUL-0088',
  'TSK-0190',
  'RSK-0017',
  'EVD-0520',
  'RPT-0031',
];
