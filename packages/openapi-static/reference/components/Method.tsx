import type {ReactNode} from 'react';

export const Method = ({method}: {method: string}): ReactNode => (
  <span className={`api-method api-method-${method}`}>{method.toUpperCase()}</span>
);
