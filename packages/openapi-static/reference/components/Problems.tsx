import {Fragment, type ReactNode} from 'react';

import type {PageContext, PageLink} from '../page';
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

interface PlacesProps {
  readonly label: string;
  readonly pages: readonly PageLink[];
}

const Places = ({label, pages}: PlacesProps): ReactNode =>
  pages.length > 0 && (
    <p>
      {label}{' '}
      {pages.map(({title, href}, index) => (
        <Fragment key={href}>
          {index > 0 && ', '}
          <a href={href}>{title}</a>
        </Fragment>
      ))}
    </p>
  );

interface RegistryProps {
  readonly problems: readonly ProblemType[];
  readonly context: PageContext;
}

/** The registry of an API's problem types: an anchor each, who returns it, where it is explained. */
export const ProblemRegistry = ({problems, context}: RegistryProps): ReactNode => (
  <div>
    {problems.map((problem) => (
      <section className="api-problem" key={problem.slug}>
        <Heading level={3} id={toProblemAnchor(problem.slug)}>
          <code>{problem.slug}</code>
        </Heading>
        <p>
          <strong>{problem.title}</strong>, with status {problem.status}
        </p>
        <ProblemFacts problem={problem} />
        <Places label="Returned by" pages={context.returnedBy?.(problem.slug) ?? []} />
        <Places label="Explained in" pages={context.explainedIn?.(problem.slug) ?? []} />
      </section>
    ))}
  </div>
);
