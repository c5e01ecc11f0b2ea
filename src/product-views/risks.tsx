import product from '#product';

import clsx from 'clsx';
import type {ReactNode} from 'react';

import {findPriority, type Priority, priorities, priorityRules} from '../product/exposure-priority';
import {
  defaultAppetite,
  findBand,
  impacts,
  likelihoods,
  scoreBands,
  type Step,
  toScore,
} from '../product/risk-score';

import {Band} from './Band';
import Fold, {toCount} from './Fold';
import MatrixTable from './MatrixTable';
import RecordKey from './RecordKey';
import {exampleRisk, toCellClasses} from './risk-cell';
import Table from './Table';

const toHead = ({value, name}: Step): string => `${value} ${name}`;

interface CellProps {
  readonly likelihood: number;
  readonly impact: number;
}

/** Returns the class of a cell that the example's risk passes: start, end or between; undefined for other cells. */
function toWay({likelihood, impact}: CellProps): string | undefined {
  const {from, to, impact: column} = exampleRisk;
  if (impact !== column || likelihood > from || likelihood < to) return undefined;
  return likelihood === from ? 'way-from' : likelihood === to ? 'way-to' : 'way';
}

function Cell(cell: CellProps): ReactNode {
  const {likelihood, impact} = cell;
  const score = toScore(likelihood, impact);
  return (
    <td className={clsx(toCellClasses(likelihood, impact, defaultAppetite), toWay(cell))}>
      <span className="risk-cell">
        <strong>{score}</strong> {findBand(score).id}
      </span>
    </td>
  );
}

export function RiskMatrix(): ReactNode {
  const {from, to, impact} = exampleRisk;
  return (
    <figure className="figure">
      <MatrixTable
        label="Risk matrix: likelihood by impact"
        drawCell={(likelihood, step) => <Cell key={step} likelihood={likelihood} impact={step} />}
      />
      <figcaption>
        Scores up to the appetite of {defaultAppetite} need no decision; a thick line separates them
        from the others. <RecordKey>RSK-0017</RecordKey> falls from {toScore(from, impact)} to{' '}
        {toScore(to, impact)} when the patch lowers its likelihood from {from} to {to}.
      </figcaption>
    </figure>
  );
}

export function ScoreBands(): ReactNode {
  return (
    <Table
      label="Bands of the risk score"
      head={['Band', 'Score', 'What it asks for']}
      rows={scoreBands.map(({id, from, to, action}) => [
        <Band key={id} id={id} />,
        `${from} to ${to}`,
        action,
      ])}
    />
  );
}

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

/** The rules for the priority of an exposure. The first rule that matches applies. */
export function PriorityRules(): ReactNode {
  return (
    <Table
      label="Decision table for the priority of an exposure"
      head={['In KEV', 'Exposed', 'Automatable', 'Impact', 'Priority']}
      rows={priorityRules.map((rule, index) => [
        toAnswer(rule.isInKev),
        toAnswer(rule.isExposed),
        toAnswer(rule.isAutomatable),
        rule.impact ?? 'any',
        <span key={index}>
          <code>{rule.priority}</code>
          {rule.needsTriage && ', after forensic triage'}
        </span>,
      ])}
    />
  );
}

export function PriorityCases(): ReactNode {
  return (
    <Fold title="What would change the priority" count={toCount(product.exposures.length, 'case')}>
      <Table
        label="The exposure of the example in other circumstances"
        className="stacked"
        head={['What would be different', 'In KEV', 'Exposed', 'Automatable', 'Impact', 'Priority']}
        rows={product.exposures.map(({what, inputs}) => [
          what,
          toAnswer(inputs.isInKev, 'unknown'),
          toAnswer(inputs.isExposed, 'unknown'),
          toAnswer(inputs.isAutomatable, 'unknown'),
          inputs.impact ?? 'unknown',
          <code key={what}>{findPriority(inputs).id}</code>,
        ])}
      />
    </Fold>
  );
}
