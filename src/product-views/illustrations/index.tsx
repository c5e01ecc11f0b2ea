import type {ReactNode} from 'react';

import {type IllustrationId, illustrations} from '../../product/illustrations';
import {findById} from '../find';
import {Accounts, CompanyProfile, Register, Statement} from './lists';
import BoardReport from './BoardReport';
import Stage from './Stage';
import StartPage from './StartPage';
import type {RecordPicture} from '../../product/model-types';
import {findRecord, findState, listSteps} from '../../product/running-example';
import {Key, readExamples, Rows, State, Title, toWords} from './parts';
import {formatTime} from './format-moment';
import {Value} from './Value';

/** Maximum number of history entries in a picture. */
const ENTRIES = 3;

interface RecordPageProps extends RecordPicture {
  readonly at: string;
}

function RecordPage({of, at, state, fields, links}: RecordPageProps): ReactNode {
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

/** Screens that are not the page of a record. */
const ownScreens: Readonly<Partial<Record<IllustrationId, Screen>>> = {
  'start-page': StartPage,
  register: Register,
  'board-report': BoardReport,
  accounts: Accounts,
  'company-profile': CompanyProfile,
  statement: Statement,
};

interface Props {
  readonly of: IllustrationId;
  readonly hasNavigation?: boolean;
}

export function Illustration({of, hasNavigation}: Props): ReactNode {
  const picture = findById(illustrations, of);
  const {at, record} = picture;
  const Own = ownScreens[of];
  return (
    <Stage {...picture} hasNavigation={hasNavigation}>
      {record && <RecordPage {...record} at={at} />}
      {Own && <Own at={at} />}
    </Stage>
  );
}
