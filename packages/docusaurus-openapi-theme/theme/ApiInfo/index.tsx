import {Fragment, type ReactNode} from 'react';

import {describeScopes, findAccess, type Operation} from '@openapi-portal/openapi-model';
import {
  createPart,
  findReference,
  hasErrorParts,
  type IntroductionPage,
  type PageLink,
  type Reference,
  toMailbox,
} from '@openapi-portal/openapi-reference';
import {
  ErrorParts,
  Heading,
  Markdown,
  Method,
  ReferenceLink,
  Section,
  Servers,
  Table,
} from '@openapi-portal/openapi-reference/components';

import {ExternalDocs} from '../../theme-words';
import {ProblemRegistry} from './ProblemRegistry';
import {Schemes} from './Schemes';

type Fact = readonly [label: string, value: Reference | undefined];

function listFacts({info, contract}: IntroductionPage): readonly Fact[] {
  const [contact, licence] = [info.get('contact'), info.get('license')];
  const [email, identifier] = [contact?.text('email'), licence?.text('identifier')];
  return [
    ['Contact', findReference(contact, ['name', 'url'])],
    ['E-mail', email === undefined ? undefined : toMailbox(email)],
    ['Licence', findReference(licence, ['name', 'url'])],
    ['Licence identifier', identifier === undefined ? undefined : {label: identifier}],
    ['Terms of service', findReference(info, ['termsOfService', 'termsOfService'])],
    ['Address of this description', findReference(contract, ['$self', '$self'])],
    ['More', findReference(contract.get('externalDocs'), ['description', 'url'])],
  ];
}

function Facts(page: IntroductionPage): ReactNode {
  const facts = listFacts(page).flatMap(([label, value]) => (value ? [{label, value}] : []));
  if (facts.length === 0) return null;
  return (
    <ul>
      {facts.map(({label, value}) => (
        <li key={label}>
          {label}: <ReferenceLink {...value} />
        </li>
      ))}
    </ul>
  );
}

const ImportHint = (): ReactNode => (
  <p>
    To try it in a client, import the YAML file or its address: in Bruno by <b>Import collection</b>
    , <b>OpenAPI</b>; in Insomnia by <b>Import</b>, <b>File</b> or <b>URL</b>.
  </p>
);

function Header(page: IntroductionPage): ReactNode {
  const {info, title, description, context} = page;
  const {downloads = []} = context;
  const summary = info.text('summary');
  return (
    <header className="api-header">
      <h1>{title}</h1>
      {summary !== undefined && <p className="api-lead">{summary}</p>}
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
      <div className="api-text" dangerouslySetInnerHTML={{__html: description.html}} />
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
      <code className="api-path">{path}</code>
    </td>
    <td>
      <a href={`${context.basePath}/${slug}`}>{title}</a>
      {isDeprecated && <span className="api-badge">deprecated</span>}
    </td>
    {children}
  </tr>
);

/**
 * Maximum length of a title in a list without paths. Some webhooks have titles of several paragraphs, which their own
 * pages show in full.
 */
const LONGEST_TITLE = 120;

/** Shortens a title to its first line, at a word boundary. */
function shorten(title: string): string {
  const line = title.replace(/\s*\n.*/s, '');
  return line.length <= LONGEST_TITLE
    ? line
    : `${line.slice(0, LONGEST_TITLE).replace(/\s+\S*$/, '')} …`;
}

const toPage = (
  {title, slug}: Pick<Operation, 'slug' | 'title'>,
  {basePath}: IntroductionPage['context'],
): PageLink => ({title: shorten(title), href: `${basePath}/${slug}`});

const Pages = ({pages}: {pages: readonly PageLink[]}): ReactNode => (
  <ul className="api-pages">
    {pages.map(({title, href}) => (
      <li key={href}>
        <a href={href}>{title}</a>
      </li>
    ))}
  </ul>
);

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
      className="api-operations"
      columns={['Method', 'Path', 'Operation', ...(hasScopes ? ['Scope'] : [])]}
      rows={group.operations.map((operation) => (
        <Row key={operation.pointer} {...operation} context={context}>
          {hasScopes && <td>{describeScopes(findAccess(operation, contract))}</td>}
        </Row>
      ))}
    />
  );
}

function TagWords({group: {cursor, label, level}}: Pick<GroupProps, 'group'>): ReactNode {
  const summary = cursor?.text('summary');
  return (
    <>
      {summary !== label && <Markdown text={summary} top={level + 1} />}
      <Markdown text={cursor?.text('description')} top={level + 1} />
      <ExternalDocs of={cursor} />
    </>
  );
}

const Operations = ({page}: {page: IntroductionPage}): ReactNode => (
  <Section id="operations">
    {page.groups.map((group) => (
      <section key={group.anchor}>
        <Heading level={group.level} id={group.anchor}>
          {group.title}
          {group.kind !== undefined && <span className="api-badge">{group.kind}</span>}
        </Heading>
        <TagWords group={group} />
        {group.operations.length > 0 && <OperationTable group={group} page={page} />}
      </section>
    ))}
  </Section>
);

const Webhooks = ({page}: {page: IntroductionPage}): ReactNode => {
  const {webhooks, context, title, isShort} = page;
  return (
    <Section id="webhooks">
      <p>{title} sends these requests to an address that you give it. Your server answers them.</p>
      {isShort ? (
        <Pages pages={webhooks.map((one) => toPage(one, context))} />
      ) : (
        <Table
          label="Webhooks"
          className="api-operations"
          columns={['Method', 'Event', 'What it tells']}
          rows={webhooks.map((webhook) => (
            <Row key={webhook.pointer} {...webhook} context={context} />
          ))}
        />
      )}
    </Section>
  );
};

export default createPart<IntroductionPage>((page) => (
  <>
    <Header {...page} />
    {page.servers.length > 0 && (
      <Section id="base-address">
        <Servers servers={page.servers} />
      </Section>
    )}
    {page.schemes.length > 0 && (
      <Section id="authorization">
        <Schemes page={page} />
      </Section>
    )}
    {page.groups.length > 0 && <Operations page={page} />}
    {page.webhooks.length > 0 && <Webhooks page={page} />}
    {hasErrorParts(page) && (
      <Section id="error-responses">
        <ErrorParts {...page.errors} />
      </Section>
    )}
    {page.problems.length > 0 && (
      <Section id="problem-types">
        <ProblemRegistry
          problems={page.problems}
          context={page.context}
          errors={page.errors}
          operationCount={page.operations.length}
        />
      </Section>
    )}
    {page.schemas.length > 0 && (
      <Section id="schemas">
        <p>What is too deep inside of other schemas to be shown there.</p>
        <Pages pages={page.schemas} />
      </Section>
    )}
  </>
));
