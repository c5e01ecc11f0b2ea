import type {ReactNode} from 'react';

import {type IllustrationId, illustrations} from '../../product/illustrations';
import {find} from '../find';
import {Accounts, CompanyProfile, Register, Statement} from './lists';
import BoardReport from './BoardReport';
import Stage from './Stage';
import StartPage from './StartPage';
import {findRecord, findState, listSteps, type RecordKey} from '../../product/running-example';
import {Key, readExamples, Rows, State, Title, toWords} from './parts';
import {formatTime} from './format-moment';
import {Value} from './Value';

/** Maximum number of history entries in a picture. */
const ENTRIES = 3;

interface RecordPageProps {
  readonly of: RecordKey;
  readonly at: string;
  /** State of a record if it has no steps in the running example. */
  readonly state?: string;
  /** Names of the fields, which are shown with their example values. */
  readonly fields: readonly string[];
  readonly links: readonly (readonly [as: string, key: RecordKey])[];
}

export function RecordPage({of, at, state, fields, links}: RecordPageProps): ReactNode {
  const record = findRecord(of);
  const examples = readExamples(record.entity);
  const shown = findState(of, at) ?? state;
  return (
    <>
      <Title
        more={
          <>
            {shown !== undefined && (
              <>
                <State of={of} state={shown} /> ·{' '}
              </>
            )}
            {record.owner}
          </>
        }
      >
        <Key of={of} /> {record.name}
      </Title>
      <div className="screen-halves">
        <Rows
          rows={fields.map((name) => [
            <small key={name}>{toWords(name)}</small>,
            <Value key={name}>{examples[name] ?? ''}</Value>,
          ])}
        />
        <Rows
          rows={links.map(([as, key]) => [
            <small key={key}>{as}</small>,
            <span key={key}>
              <Key of={key} /> {findRecord(key).name}
            </span>,
          ])}
        />
      </div>
      <Rows
        rows={listSteps(of, at)
          .slice(-ENTRIES)
          .reverse()
          .map((step) => [<small key={step.what}>{formatTime(step.at)}</small>, step.what])}
      />
    </>
  );
}

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

export function Illustration({of, hasNavigation}: Props): ReactNode {
  const picture = find(illustrations, of);
  const Screen = screens[of];
  return (
    <Stage {...picture} hasNavigation={hasNavigation}>
      <Screen at={picture.at} />
    </Stage>
  );
}
