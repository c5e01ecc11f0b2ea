import type {ReactNode} from 'react';

import {splitByKeys} from '../product/record-keys';

interface Props {
  /** Text that may contain record keys. */
  readonly children: string;
}

export default function RecordKey({children}: Props): ReactNode {
  return splitByKeys(children).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} className="record-key">
        {part}
      </code>
    ),
  );
}
