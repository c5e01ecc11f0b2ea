import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {ideas, type Idea} from '../product/ideas';

import Table from './Table';

interface Props {
  /** Of all ideas those in this state. */
  readonly state?: Idea['state'];
}

const toNext = ({reason = '–', replacedBy, reviveWhen}: Idea): string =>
  [
    reason,
    replacedBy === undefined ? '' : `Instead there is ${replacedBy}.`,
    reviveWhen === undefined ? '' : `Revive when ${reviveWhen}.`,
  ]
    .join(' ')
    .trim();

/** Ideas for the product with what became of them. */
export function Ideas({state}: Props): ReactNode {
  const shown = ideas.filter((idea) => state === undefined || idea.state === state);
  return (
    <Table
      label={state === undefined ? 'Ideas' : `Ideas that are ${state.replace('_', ' ')}`}
      className="stacked"
      head={['Idea', 'State', 'Problem', 'Proposal', 'Decided', 'Why']}
      rows={shown.map((idea) => [
        <Link key={idea.id} to={idea.page}>
          {idea.id} {idea.title}
        </Link>,
        <code key={idea.id}>{idea.state}</code>,
        idea.problem,
        idea.proposal,
        idea.decidedOn ?? '–',
        toNext(idea),
      ])}
    />
  );
}
