import type {ReactNode} from 'react';

import {findState} from '../../product/running-example';

import {Key, Callout, Rows, State} from '../illustrations/parts';

const CONTROL = 'CTL-0118';
const EVIDENCE = 'EVD-0520';

export default function Controls({at}: {readonly at: string}): ReactNode {
  return (
    <>
      <div className="screen-list">
        <strong className="screen-title">Statement of applicability</strong>
        <div className="screen-more">ISO/IEC 27001:2022, 6.1.3 d</div>
        <Rows
          head={['Reference', 'Control', 'State']}
          rows={[
            [
              'A.8.8',
              'Patch internet-facing systems in time',
              <State key={CONTROL} of={CONTROL} state="implemented" />,
            ],
            [
              'own',
              'Rehearse the switch to the spare gateway',
              <State key="own" of={CONTROL} state="planned" />,
            ],
            ['A.8.30', 'No one develops software for us', 'excluded'],
          ]}
          selected={0}
        />
      </div>
      <div className="screen-record">
        <Key of={CONTROL} />
        <strong className="screen-title">Patch internet-facing systems in time</strong>
        <Rows
          rows={[
            [<small key="owner">owner</small>, 'Luis Ortega'],
            [<small key="meets">meets</small>, 'A.8.8'],
            [
              <small key="treats">treats</small>,
              <>
                <Callout of={2} />
                <Key of="RSK-0017" />
              </>,
            ],
            [
              <small key="evidence">evidence</small>,
              <>
                <Callout of={3} />
                <Key of={EVIDENCE} /> <State of={EVIDENCE} state={findState(EVIDENCE, at)} />
              </>,
            ],
          ]}
        />
      </div>
    </>
  );
}
