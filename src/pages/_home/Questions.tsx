import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {priorities} from '../../product/exposure-priority';
import {defaultAppetite, highestScore} from '../../product/risk-score';

/** Deadlines of the priorities in days, such as `3, 14 or 60`. */
const days = priorities
  .flatMap((priority) => priority.days ?? [])
  .join(', ')
  .replace(/, (\d+)$/, ' or $1');

export const questions = [
  {
    question: 'How soon must we fix a vulnerability on an asset?',
    answer: `${days} days`,
    more: 'by its priority: immediate, out of cycle or scheduled. The days are yours to change.',
  },
  {
    question: 'Who may accept a risk?',
    answer: 'A CISO who does not own it',
    more: 'with an end date. On that date the risk is assessed again.',
  },
  {
    question: 'How much risk is too much?',
    answer: `Above ${defaultAppetite} of ${highestScore}`,
    more: 'unless you change the appetite. Up to it, no decision is needed.',
  },
  {
    question: 'Who checks that a task is done?',
    answer: 'A second person',
    more: 'verifies it, never the assignee.',
  },
  {
    question: 'When does external access end?',
    answer: 'Within 366 days',
    more: 'on a date that you set. Every external account has a sponsor.',
  },
  {
    question: 'What do I show the board?',
    answer: 'A picture of one moment',
    more: 'whose numbers are fixed when you generate it. You approve it and name the recipients.',
  },
] as const;

export default function Questions(): ReactNode {
  return (
    <section className="home-questions" aria-labelledby="home-questions">
      <div className="home-head">
        <h2 id="home-questions">What a CISO asks first</h2>
        <Link to="/docs/trust">Trust: what a buyer asks, each in one line</Link>
      </div>
      <dl>
        {questions.map(({question, answer, more}) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>
              <strong>{answer}</strong> {more}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
