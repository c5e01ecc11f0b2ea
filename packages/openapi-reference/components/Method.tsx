import type {ReactNode} from 'react';

import {formatMethod} from '@openapi-portal/openapi-model';

export const Method = ({method}: {method: string}): ReactNode => (
  <span className={`api-method api-method-${method}`}>{formatMethod(method)}</span>
);
