import type {ReactNode} from 'react';

import {formatDate} from '@openapi-portal/static-pages/formats';
import {records} from '../../product/running-example';

import {formatMoment} from './format-moment';
import {Key} from './parts';

const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);
const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\dT/.test(text);

/** Matches keys and dates in text, which must not wrap. */
const WHOLE = /([A-Z]{3}-\d{4}|\d{4}-\d\d-\d\d)/;

export function Value({children: text}: {readonly children: string}): ReactNode {
  const record = records.find(({key}) => key === text);
  if (record !== undefined) return <Key of={record.key} />;
  if (isTime(text)) return formatMoment(text);
  if (isDate(text)) return formatDate(text);
  return text.split(WHOLE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whole">
        {part}
      </span>
    ),
  );
}
