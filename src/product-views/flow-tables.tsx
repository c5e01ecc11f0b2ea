import type {ReactNode} from 'react';

import type {Decision, Flow, Timeline} from '../product/flows';

import {formatReached} from './flow-lanes';
import {UserTypeLink} from './links';
import Table from './Table';

/** Who does what in each step, and which states it leads to; it says what the picture shows. */
export function StepTable(flow: Flow): ReactNode {
  const {title, record, lanes, steps} = flow;
  return (
    <Table
      label={title}
      className="stacked"
      head={['Step', ...lanes.map(({name}) => name), `State of ${record} or named record`]}
      rows={steps.map(({name, acts, isLoop}, index) => [
        `${index + 1} ${name}${isLoop ? ', until done' : ''}`,
        ...lanes.map(({id}) => acts.find(({lane}) => lane === id)?.does ?? '–'),
        acts
          .map((act) => formatReached(flow, act).replace(`${record}: `, ''))
          .filter(Boolean)
          .join('; ') || '–',
      ])}
    />
  );
}

/** What happens at each moment of a timeline, and the state that it leads to. */
export function MomentTable({title, moments}: Timeline): ReactNode {
  return (
    <Table
      label={title}
      className="stacked"
      head={['Moment', 'Status', 'In the example', 'What happens']}
      rows={moments.map(({when, day = '–', state, happens}) => [
        when,
        <code key={when}>{state}</code>,
        day,
        happens,
      ])}
    />
  );
}

/** The questions in their order, and what a yes leads to. */
export function QuestionList({questions}: Decision): ReactNode {
  return (
    <ol>
      {questions.map(({asks, yes}) => (
        <li key={yes}>
          {asks} → <UserTypeLink id={yes} />
        </li>
      ))}
    </ol>
  );
}
