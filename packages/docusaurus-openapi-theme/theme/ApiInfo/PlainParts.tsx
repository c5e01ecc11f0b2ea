import {Fragment, type ReactNode} from 'react';

import {describeScopes, findAccess, type Operation} from '@openapi-portal/openapi-model';
import type {IntroductionPage, PageLink} from '@openapi-portal/openapi-reference';
import {Heading, Method, Section, Table} from '@openapi-portal/openapi-reference/components';

import {Facts, FirstTagNote, ImportHint, Pages, shorten, TagDescription} from './words';

export function PlainHead(page: IntroductionPage): ReactNode {
  const {info, title, description, context} = page;
  const {downloads = []} = context;
  const summary = info.text('summary');
  return (
    <header>
      <h1>{title}</h1>
      {summary !== undefined && <p>{summary}</p>}
      <p>
        Version {info.text('version')}
        {downloads.map(({title: name, href}) => (
          <Fragment key={href}>
            {' · '}
            <a href={href} download>
              {name}
            </a>
          </Fragment>
        ))}
      </p>
      {downloads.length > 0 && <ImportHint />}
      <div dangerouslySetInnerHTML={{__html: description.html}} />
      <Facts {...page} />
    </header>
  );
}

interface RowProps extends Pick<Operation, 'method' | 'path' | 'slug' | 'title' | 'isDeprecated'> {
  readonly context: IntroductionPage['context'];
  readonly children?: ReactNode;
}

const Row = ({method, path, slug, title, isDeprecated, context, children}: RowProps): ReactNode => (
  <tr>
    <td>
      <Method method={method} />
    </td>
    <td>
      <code>{path}</code>
    </td>
    <td>
      <a href={`${context.basePath}/${slug}`}>{title}</a>
      {isDeprecated && <span>deprecated</span>}
    </td>
    {children}
  </tr>
);

const toPage = (
  {title, slug}: Pick<Operation, 'slug' | 'title'>,
  {basePath}: IntroductionPage['context'],
): PageLink => ({title: shorten(title), href: `${basePath}/${slug}`});

interface GroupProps {
  readonly group: IntroductionPage['groups'][number];
  readonly page: IntroductionPage;
}

function OperationTable({group, page}: GroupProps): ReactNode {
  const {contract, context, operations, isShort} = page;
  if (isShort) return <Pages pages={group.operations.map((one) => toPage(one, context))} />;
  const hasScopes = operations.some((one) => describeScopes(findAccess(one, contract)) !== '');
  return (
    <Table
      label={`Operations: ${group.title}`}
      columns={['Method', 'Path', 'Operation', ...(hasScopes ? ['Scope'] : [])]}
      rows={group.operations.map((operation) => (
        <Row key={operation.pointer} {...operation} context={context}>
          {hasScopes && <td>{describeScopes(findAccess(operation, contract))}</td>}
        </Row>
      ))}
    />
  );
}

export const PlainOperations = ({page}: {page: IntroductionPage}): ReactNode => (
  <Section id="operations">
    <FirstTagNote page={page} />
    {page.groups.map((group) => (
      <section key={group.anchor}>
        <Heading level={group.level} id={group.anchor}>
          {group.title}
          {group.kind !== undefined && <span>{group.kind}</span>}
        </Heading>
        <TagDescription group={group} />
        {group.operations.length > 0 && <OperationTable group={group} page={page} />}
      </section>
    ))}
  </Section>
);

export const PlainWebhooks = ({page}: {page: IntroductionPage}): ReactNode =>
  page.isShort ? (
    <Pages pages={page.webhooks.map((one) => toPage(one, page.context))} />
  ) : (
    <Table
      label="Webhooks"
      columns={['Method', 'Event', 'What it tells']}
      rows={page.webhooks.map((webhook) => (
        <Row key={webhook.pointer} {...webhook} context={page.context} />
      ))}
    />
  );
