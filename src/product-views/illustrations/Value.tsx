import type {ReactNode} from 'react';

import {formatDate} from '@openapi-portal/static-pages/formats';
import {records} from '../../product/running-example';

import {formatMoment} from './format-moment';
import {Key} from './parts';

const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);
const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\dT/.test(text);

/** The value of a field as a screen shows it: a key, a date, or words. */
export function Value({children: text}: {readonly children: string}): ReactNode {
  const record = records.find(({key}) => key === text);
  if (record !== undefined) return <Key of={record.key} />;
  if (isTime(text)) return formatMoment(text);
  return isDate(text) ? formatDate(text) : text;
}
