import {Fragment, type ReactNode} from 'react';

import type {Act, Decision, Flow, Timeline} from '../product/flows';
import {lifecycles} from '../product/lifecycles';

import {findById} from './find';
import {UserTypeLink} from './links';
import Table from './Table';

/** Renders the states that an act results in, with the name of the record unless it is the flow's own. */
function Reached({flow, act: {reaches = [], isEither}}: ReachedProps): ReactNode {
  const [{lifecycle} = {lifecycle: flow.lifecycle}] = reaches;
  return (
    <>
      {lifecycle !== flow.lifecycle && `${findById(lifecycles, lifecycle).name.toLowerCase()}: `}
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

/** Table of the acts and resulting states of each step, as an alternative to the picture. */
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

/** Table of the moments of a timeline and the resulting states, as an alternative to the picture. */
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

/** List of the questions with the result of each "yes", as an alternative to the picture. */
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
