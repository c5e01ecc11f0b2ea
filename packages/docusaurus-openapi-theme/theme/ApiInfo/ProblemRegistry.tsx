import {Fragment, type ReactNode} from 'react';

import type {ProblemType} from '@openapi-portal/openapi-model';
import {
  type IntroductionPage,
  type PageContext,
  type PageLink,
  toFragment,
} from '@openapi-portal/openapi-reference';
import {
  ExampleFold,
  Heading,
  Markdown,
  useMark,
} from '@openapi-portal/openapi-reference/components';
import {formatValue} from '@openapi-portal/reports/json';

interface TextProps {
  readonly title: string;
  readonly text: string | undefined;
}

const Text = ({title, text}: TextProps): ReactNode =>
  text !== undefined && (
    <>
      <dt>{title}</dt>
      <dd>
        <Markdown text={text} top={6} />
      </dd>
    </>
  );

interface FactsProps extends Pick<RegistryProps['errors'], 'findField'> {
  readonly problem: ProblemType;
}

const ProblemFacts = ({problem: {cursor}, findField}: FactsProps): ReactNode => (
  <dl className="api-problem-facts">
    <Text title="When" text={cursor.text('when')} />
    <Text title="What to do" text={cursor.text('remedy')} />
    {cursor.entries('members').length > 0 && (
      <>
        <dt>It also says</dt>
        <dd>
          <ul>
            {cursor.entries('members').map(([name, {value}]) => {
              const field = findField(name);
              return (
                <li key={name}>
                  {field === undefined ? (
                    <>
                      <code>{name}</code>
                      <Markdown text={formatValue(value)} top={6} />
                    </>
                  ) : (
                    <a href={toFragment(field.anchor)}>
                      <code>{name}</code>
                    </a>
                  )}
                </li>
              );
            })}
          </ul>
        </dd>
      </>
    )}
  </dl>
);

interface LinksProps {
  readonly label: string;
  readonly pages: readonly PageLink[];
}

const Links = ({label, pages}: LinksProps): ReactNode =>
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

const ReturnedBy = ({pages, count}: Pick<LinksProps, 'pages'> & {count: number}): ReactNode =>
  pages.length === count && count > 1 ? (
    <p>Returned by every operation</p>
  ) : (
    <Links label="Returned by" pages={pages} />
  );

interface RegistryProps {
  readonly problems: readonly ProblemType[];
  readonly context: PageContext;
  readonly errors: IntroductionPage['errors'];
  readonly operationCount: number;
}

export const ProblemRegistry = ({
  problems,
  context,
  errors,
  operationCount,
}: RegistryProps): ReactNode => {
  const toMark = useMark();
  return (
    <div>
      {problems.map((problem) => (
        <section
          className="api-problem"
          key={problem.slug}
          {...toMark({kind: 'problem', title: problem.slug, anchor: problem.anchor, names: []})}
        >
          <Heading level={3} id={problem.anchor}>
            <code>{problem.slug}</code>
          </Heading>
          <p>
            <strong>{problem.title}</strong>, with status {problem.status}
          </p>
          <ProblemFacts problem={problem} findField={errors.findField} />
          <ReturnedBy pages={context.returnedBy?.(problem.slug) ?? []} count={operationCount} />
          <Links label="Explained in" pages={context.explainedIn?.(problem.slug) ?? []} />
          {errors.findExamples(problem.slug).map((one) => (
            <ExampleFold
              key={one.example[1].pointer}
              {...one}
              group={problem.anchor}
              heading={problem.slug}
            />
          ))}
        </section>
      ))}
    </div>
  );
};
