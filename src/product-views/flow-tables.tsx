import {Fragment, type ReactNode} from 'react';

import type {Act, Decision, Flow, Timeline} from '../product/flows';
import {lifecycles} from '../product/lifecycles';

import {find} from './find';
import {UserTypeLink} from './links';
import Table from './Table';

/** The states that an act results in, after the name of the record if it is another one. */
function Reached({flow, act: {reaches = [], isEither}}: ReachedProps): ReactNode {
  const [{lifecycle} = {lifecycle: flow.lifecycle}] = reaches;
  return (
    <>
      {lifecycle !== flow.lifecycle && `${find(lifecycles, lifecycle).name.toLowerCase()}: `}
      {reaches.map(({state}, index) => (
        <Fragment key={state}>
          {index > 0 && (isEither ? ' or ' : ', then ')}
          <code>{state}</code>
        </Fragment>
      ))}
    </>
  );
}

interface ReachedProps {
  readonly flow: Flow;
  readonly act: Act;
}

/** The results of the acts of a step. */
function Outcome({flow, acts}: OutcomeProps): ReactNode {
  const outcomes = acts.filter(({reaches = []}) => reaches.length > 0);
  if (outcomes.length === 0) return '–';
  return outcomes.map((act, index) => (
    <Fragment key={act.lane}>
      {index > 0 && '; '}
      <Reached flow={flow} act={act} />
    </Fragment>
  ));
}

interface OutcomeProps {
  readonly flow: Flow;
  readonly acts: readonly Act[];
}

/** The acts and resulting states of each step, as an alternative to the picture. */
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
        <Outcome key={name} flow={flow} acts={acts} />,
      ])}
    />
  );
}

/** The event at each moment of a timeline, and the resulting state. */
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

/** The questions in order, with the result of a yes. */
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
