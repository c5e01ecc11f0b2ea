import type {ReactNode} from 'react';

import {Key, Rows, State, Title} from './parts';

const CONTROL = 'CTL-0118';

export default function Statement(): ReactNode {
  return (
    <>
      <Title more="ISO/IEC 27001:2022, 6.1.3 d">Statement of applicability</Title>
      <Rows
        head={['Reference', 'Control', 'State', 'Why']}
        rows={[
          [
            'A.8.8',
            <>
              <Key of={CONTROL} /> Patch internet-facing systems in time
            </>,
            <State key={CONTROL} of={CONTROL} state="implemented" />,
            <>
              treats <Key of="RSK-0017" />
            </>,
          ],
          [
            'own',
            'Rehearse the switch to the spare gateway',
            <State key="own" of={CONTROL} state="planned" />,
            <>
              answers <Key of="FND-0063" />
            </>,
          ],
          ['A.8.30', '–', 'excluded', 'No one develops software for us'],
        ]}
      />
    </>
  );
}
