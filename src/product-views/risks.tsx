import type {ReactNode} from 'react';

import {exposureCases} from '../product/exposure-cases';
import {findPriority, type Priority, priorities, priorityRules} from '../product/exposure-priority';
import {
  findBand,
  impacts,
  likelihoods,
  scoreBands,
  type Step,
  toScore,
} from '../product/risk-score';

import {bandClasses} from './band-classes';
import {find} from './find';
import Table from './Table';

const toHead = ({value, name}: Step): string => `${value} ${name}`;

interface CellProps {
  readonly score: number;
}

function Cell({score}: CellProps): ReactNode {
  const {id, name} = findBand(score);
  return (
    <span className={`risk-cell ${bandClasses[id]}`}>
      <strong>{score}</strong> {name.toLowerCase()}
    </span>
  );
}

/** The score of each likelihood with each impact, with the band in words. */
export function RiskMatrix(): ReactNode {
  return (
    <Table
      label="Risk matrix: likelihood by impact"
      className="risk-matrix"
      head={['Likelihood ↓ Impact →', ...impacts.map(toHead)]}
      rows={[...likelihoods]
        .reverse()
        .map((likelihood) => [
          toHead(likelihood),
          ...impacts.map((impact) => (
            <Cell key={impact.value} score={toScore(likelihood.value, impact.value)} />
          )),
        ])}
    />
  );
}

/** The bands of the score, and what each asks for. */
export function ScoreBands(): ReactNode {
  return (
    <Table
      label="Bands of the risk score"
      head={['Band', 'Score', 'What it asks for']}
      rows={scoreBands.map(({id, name, from, to, action}) => [
        <span key={id} className={`risk-cell ${bandClasses[id]}`}>
          {name}
        </span>,
        `${from} to ${to}`,
        action,
      ])}
    />
  );
}

/** What each step of likelihood and impact means. */
export function RiskScales(): ReactNode {
  return (
    <Table
      label="Steps of likelihood and impact"
      head={['Step', 'As a likelihood', 'As an impact']}
      rows={likelihoods.map((likelihood, index) => [
        toHead(likelihood),
        likelihood.meaning,
        impacts[index]?.meaning,
      ])}
    />
  );
}

const toDeadline = ({days}: Priority): string =>
  days === undefined ? 'next upgrade' : `${days} days`;

/** How soon an exposure of each priority has to end. */
export function Priorities(): ReactNode {
  return (
    <Table
      label="Priorities of exposures"
      head={['Priority', 'Default deadline', 'Meaning']}
      rows={priorities.map((priority) => [
        <code key={priority.id}>{priority.id}</code>,
        toDeadline(priority),
        priority.meaning,
      ])}
    />
  );
}

const toAnswer = (value: boolean | undefined, open = 'any'): string =>
  value === undefined ? open : value ? 'yes' : 'no';

/** From four facts to the priority: the first row that fits decides. */
export function PriorityRules(): ReactNode {
  return (
    <Table
      label="Decision table for the priority of an exposure"
      head={['Row', 'In KEV', 'Exposed', 'Automatable', 'Impact', 'Priority', 'Deadline']}
      rows={priorityRules.map((rule, index) => [
        index + 1,
        toAnswer(rule.isInKev),
        toAnswer(rule.isExposed),
        toAnswer(rule.isAutomatable),
        rule.impact ?? 'any',
        <code key={index}>{rule.priority}</code>,
        toDeadline(find(priorities, rule.priority)) + (rule.needsTriage ? ', forensic triage' : ''),
      ])}
    />
  );
}

/** The exposure of the example in other circumstances, with the priority that the table gives. */
export function PriorityCases(): ReactNode {
  return (
    <Table
      label="The exposure of the example in other circumstances"
      className="stacked"
      head={['What would be different', 'In KEV', 'Exposed', 'Automatable', 'Impact', 'Priority']}
      rows={exposureCases.map(({what, inputs}) => [
        what,
        toAnswer(inputs.isInKev, 'unknown'),
        toAnswer(inputs.isExposed, 'unknown'),
        toAnswer(inputs.isAutomatable, 'unknown'),
        inputs.impact ?? 'unknown',
        <code key={what}>{findPriority(inputs).id}</code>,
      ])}
    />
  );
}
