import type {ReactNode} from 'react';

import {formatMethod} from '../../contract/methods';

export const Method = ({method}: {method: string}): ReactNode => (
  <span className={`api-method api-method-${method}`}>{formatMethod(method)}</span>
);
