import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {formatDate} from '@openapi-portal/static-pages/formats';
import {ideas, type Idea} from '../product/ideas';

import RecordKey from './RecordKey';
import Table from './Table';

interface Props {
  /** Shows only ideas in this state. Default: all ideas that are not dropped. */
  readonly state?: Idea['state'];
}

const toNext = ({reason = '–', replacedBy, reviveWhen}: Idea): string =>
  [
    reason,
    replacedBy === undefined ? '' : `Instead: ${replacedBy}.`,
    reviveWhen === undefined ? '' : `Revive when ${reviveWhen}.`,
  ]
    .join(' ')
    .trim();

function State({state, decidedOn}: Idea): ReactNode {
  return (
    <>
      <code>{state}</code>
      {decidedOn !== undefined && <> since {formatDate(decidedOn)}</>}
    </>
  );
}

export function Ideas({state}: Props): ReactNode {
  const shown = ideas.filter((idea) =>
    state === undefined ? idea.state !== 'dropped' : idea.state === state,
  );
  return (
    <Table
      label={state === undefined ? 'Ideas' : `Ideas that are ${state.replace('_', ' ')}`}
      className="stacked"
      head={['Idea', 'Problem and proposal', 'State', 'Why']}
      rows={shown.map((idea) => [
        <Link key={idea.id} to={idea.page}>
          <RecordKey>{`${idea.id} ${idea.title}`}</RecordKey>
        </Link>,
        `${idea.problem} ${idea.proposal}`,
        <State key={idea.id} {...idea} />,
        toNext(idea),
      ])}
    />
  );
}
