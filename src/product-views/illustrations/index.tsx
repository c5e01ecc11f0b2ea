import type {ReactNode} from 'react';

import {formatDate} from '@openapi-portal/static-pages/formats';
import {type IllustrationId, illustrations} from '../../product/illustrations';

import {find} from '../find';
import Accounts from './Accounts';
import BoardReport from './BoardReport';
import Questionnaire from './Questionnaire';
import RecordPage from './RecordPage';
import Register from './Register';
import StartPage from './StartPage';
import Window from './Window';

type Screen = (props: {readonly at: string}) => ReactNode;

const screens: Readonly<Record<IllustrationId, Screen>> = {
  'start-page': StartPage,
  exposure: ({at}) => (
    <RecordPage
      of="VUL-0088"
      at={at}
      fields={['priority', 'due', 'mitigation']}
      links={[
        ['asset', 'AST-0042'],
        ['task', 'TSK-0190'],
        ['task', 'TSK-0191'],
        ['risk', 'RSK-0017'],
      ]}
    />
  ),
  register: Register,
  task: ({at}) => (
    <RecordPage
      of="TSK-0190"
      at={at}
      fields={['verifier', 'priority', 'due']}
      links={[
        ['source', 'VUL-0088'],
        ['evidence', 'EVD-0520'],
        ['risk', 'RSK-0017'],
      ]}
    />
  ),
  finding: ({at}) => (
    <RecordPage
      of="FND-0063"
      at={at}
      fields={['requirement', 'severity', 'due']}
      links={[
        ['assessment', 'ASM-0051'],
        ['evidence', 'EVD-0520'],
        ['project', 'PRJ-0012'],
      ]}
    />
  ),
  'board-report': BoardReport,
  accounts: Accounts,
  questionnaire: Questionnaire,
};

interface Props {
  readonly of: IllustrationId;
  readonly hasNavigation?: boolean;
}

/** A screen of the product as the example has it at a moment: one picture with one name. */
export function Illustration({of, hasNavigation}: Props): ReactNode {
  const {at, seenBy, title, shows} = find(illustrations, of);
  const Screen = screens[of];
  return (
    <figure className="stage">
      <div role="img" aria-label={`${title}. ${shows}`}>
        <div aria-hidden>
          <Window seenBy={seenBy} hasNavigation={hasNavigation}>
            <Screen at={at} />
          </Window>
        </div>
      </div>
      <figcaption>
        {title} on {formatDate(at)}, as {seenBy} sees it. Drawn from the example.
      </figcaption>
    </figure>
  );
}
