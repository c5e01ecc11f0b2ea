import type {ReactNode} from 'react';

import type {PageContext} from '../page';
import type {ProblemType} from '../problem-types';
import type {ResponseLink, ResponseView} from '../responses';
import {Heading} from './Heading';
import {Markdown} from './Markdown';
import {MediaTypes} from './MediaTypes';
import {ProblemFacts} from './Problems';
import {Fields, IsAnswer} from './Schema';

const Problem = ({problem, context}: {problem: ProblemType; context: PageContext}): ReactNode => {
  const href = context.problemHref?.(problem.slug);
  const slug = <code>{problem.slug}</code>;
  return (
    <div className="api-problem">
      <p>
        <strong>{problem.title}</strong> {href === undefined ? slug : <a href={href}>{slug}</a>}
      </p>
      <ProblemFacts problem={problem} />
    </div>
  );
};

const Links = ({links}: Pick<ResponseView, 'links'>): ReactNode =>
  links.length > 0 && (
    <>
      <p className="api-label">What can be called next</p>
      <ul>
        {links.map(({name, description, operation, values}: ResponseLink) => (
          <li key={name}>
            {name}: <code>{operation}</code> {values.join(', ')}
            <Markdown text={description} top={6} />
          </li>
        ))}
      </ul>
    </>
  );

/** One response under a heading of its own. */
export function Response({
  response,
  context,
}: {
  response: ResponseView;
  context: PageContext;
}): ReactNode {
  const {anchor, title, description, headers, mediaTypes, links, problems, isError} = response;
  return (
    <section>
      <Heading level={3} id={anchor}>
        <span className={`api-status api-status-${response.status.charAt(0)}`}>{title}</span>
      </Heading>
      <Markdown text={description} top={4} />
      {problems.map((problem) => (
        <Problem key={problem.slug} problem={problem} context={context} />
      ))}
      <IsAnswer value>
        {headers.length > 0 && (
          <>
            <h4 className="api-label">Headers</h4>
            <Fields fields={headers} level={5} />
          </>
        )}
        <MediaTypes mediaTypes={mediaTypes} level={4} isFolded={isError} />
      </IsAnswer>
      <Links links={links} />
    </section>
  );
}
