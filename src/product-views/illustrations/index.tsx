import type {ReactNode} from 'react';

import {formatDate} from '@openapi-portal/static-pages/formats';
import {type IllustrationId, illustrations} from '../../product/illustrations';

import {find} from '../find';
import Accounts from './Accounts';
import BoardReport from './BoardReport';
import CompanyProfile from './CompanyProfile';
import Questionnaire from './Questionnaire';
import RecordPage from './RecordPage';
import Register from './Register';
import StartPage from './StartPage';
import Statement from './Statement';
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
  'company-profile': CompanyProfile,
  asset: ({at}) => (
    <RecordPage
      of="AST-0042"
      at={at}
      state="in_use"
      fields={['classification', 'criticality', 'internet_exposed']}
      links={[
        ['exposure', 'VUL-0088'],
        ['risk', 'RSK-0017'],
      ]}
    />
  ),
  'news-item': ({at}) => (
    <RecordPage
      of="NWS-0311"
      at={at}
      fields={['tlp', 'source', 'audience']}
      links={[
        ['match', 'AST-0042'],
        ['exposure', 'VUL-0088'],
      ]}
    />
  ),
  control: ({at}) => (
    <RecordPage
      of="CTL-0118"
      at={at}
      state="implemented"
      fields={['requirements', 'owner']}
      links={[
        ['evidence', 'EVD-0520'],
        ['risk', 'RSK-0017'],
      ]}
    />
  ),
  statement: Statement,
  evidence: ({at}) => (
    <RecordPage
      of="EVD-0520"
      at={at}
      fields={['period', 'valid_until', 'uploader']}
      links={[
        ['control', 'CTL-0118'],
        ['assessment', 'ASM-0051'],
      ]}
    />
  ),
  assessment: ({at}) => (
    <RecordPage
      of="ASM-0051"
      at={at}
      state="in_progress"
      fields={['scope', 'respondent', 'reviewer']}
      links={[
        ['evidence', 'EVD-0520'],
        ['finding', 'FND-0063'],
      ]}
    />
  ),
  project: ({at}) => (
    <RecordPage
      of="PRJ-0012"
      at={at}
      fields={['milestones', 'starts_on', 'ends_on']}
      links={[
        ['finding', 'FND-0063'],
        ['risk', 'RSK-0017'],
      ]}
    />
  ),
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
        {title} on {formatDate(at)}, as {seenBy} sees it
      </figcaption>
    </figure>
  );
}
