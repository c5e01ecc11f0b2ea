import type {ReactNode} from 'react';

import {type ProblemType, toProblemAnchor} from '../problem-types';
import {Heading} from './Heading';
import {Markdown} from './Markdown';

const Members = ({members}: Pick<ProblemType, 'members'>): ReactNode =>
  members.length > 0 && (
    <>
      <dt>It also says</dt>
      <dd>
        <ul>
          {members.map(([name, meaning]) => (
            <li key={name}>
              <code>{name}</code>
              <Markdown text={meaning} top={6} />
            </li>
          ))}
        </ul>
      </dd>
    </>
  );

/** When a problem happens, what to do, and what its document adds. */
export const ProblemFacts = ({
  problem: {when, remedy, members},
}: {
  problem: ProblemType;
}): ReactNode => (
  <dl className="api-problem-facts">
    {when !== undefined && (
      <>
        <dt>When</dt>
        <dd>
          <Markdown text={when} top={6} />
        </dd>
      </>
    )}
    {remedy !== undefined && (
      <>
        <dt>What to do</dt>
        <dd>
          <Markdown text={remedy} top={6} />
        </dd>
      </>
    )}
    <Members members={members} />
  </dl>
);

/** The registry of an API's problem types: an anchor each. */
export const ProblemRegistry = ({problems}: {problems: readonly ProblemType[]}): ReactNode => (
  <div className="api-registry">
    {problems.map((problem) => (
      <section className="api-problem" key={problem.slug}>
        <Heading level={3} id={toProblemAnchor(problem.slug)}>
          <code>{problem.slug}</code>
        </Heading>
        <p>
          <strong>{problem.title}</strong>, with status {problem.status}
        </p>
        <ProblemFacts problem={problem} />
      </section>
    ))}
  </div>
);
