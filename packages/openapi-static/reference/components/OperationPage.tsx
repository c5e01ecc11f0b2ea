import {Fragment, type ReactNode} from 'react';

import {hasAccess, SECTIONS} from '../operation-outline';
import type {BodyView, CallbackView, OperationView} from '../operation-view';
import type {PageContext, PageLink} from '../page';
import type {ResponseView} from '../responses';
import type {SampleGroup} from '../samples';
import {AccessTable} from './Access';
import {Endpoint, Method} from './Endpoint';
import {Heading} from './Heading';
import {Markdown} from './Markdown';
import {MediaTypes} from './MediaTypes';
import {ReferenceLink} from './ReferenceLink';
import {Response} from './Responses';
import {Samples} from './Samples';
import {Fields} from './Schema';
import {Servers} from './Servers';

/** Releases of the API, each with its entry in the changelog. */
export interface OperationVersions {
  readonly since: PageLink;
  /** Newest first. */
  readonly changedIn: readonly PageLink[];
}

interface Props {
  readonly view: OperationView;
  readonly context: PageContext;
  readonly samples: readonly SampleGroup[];
  readonly describedIn: readonly PageLink[];
  readonly versions?: OperationVersions;
}

const Versions = ({since, changedIn}: OperationVersions): ReactNode => (
  <p className="api-names">
    Since <a href={since.href}>{since.title}</a>
    {changedIn.map(({title, href}, index) => (
      <Fragment key={href}>
        {index === 0 ? ' · Changed in ' : ', '}
        <a href={href}>{title}</a>
      </Fragment>
    ))}
  </p>
);

/** What the operation is called in code, and what it belongs to. */
const Names = ({operation: {id, cursor}}: Pick<OperationView, 'operation'>): ReactNode => (
  <p className="api-names">
    {id !== undefined && (
      <>
        Operation <code>{id}</code>
      </>
    )}
    {id !== undefined && cursor.has('tags') && ' · '}
    {cursor.texts('tags').join(', ')}
  </p>
);

function Header({view, versions}: Pick<Props, 'view' | 'versions'>): ReactNode {
  const {operation, servers, description, document} = view;
  const isMoreThanAddress =
    servers.length > 1 || servers.some(({variables}) => variables.length > 0);
  return (
    <header className="api-header">
      <h1>{operation.title}</h1>
      <Endpoint method={operation.method} path={operation.path} servers={servers} hasConsole />
      <div data-console-place />
      {operation.isDeprecated && (
        <p className="api-deprecated">
          <strong>Deprecated.</strong> This operation still answers; new code should not call it.
        </p>
      )}
      <Markdown text={description} top={2} />
      {document !== undefined && (
        <p>
          <ReferenceLink {...document} />
        </p>
      )}
      <Names operation={operation} />
      {versions !== undefined && <Versions {...versions} />}
      {isMoreThanAddress && <Servers servers={servers} />}
    </header>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export const Section = ({id, title, children}: SectionProps): ReactNode => (
  <section className="api-section">
    <Heading level={2} id={id}>
      {title}
    </Heading>
    {children}
  </section>
);

const Parameters = ({view: {parameters}}: Pick<Props, 'view'>): ReactNode =>
  parameters.length > 0 && (
    <Section id={SECTIONS.parameters} title="Parameters">
      {parameters.map(({id, title, fields}) => (
        <section key={id}>
          <Heading level={3} id={id}>
            {title}
          </Heading>
          <Fields fields={fields} level={4} />
        </section>
      ))}
    </Section>
  );

const Body = ({body, level}: {body: BodyView; level: number}): ReactNode => (
  <>
    <p className="api-label">
      {body.isRequired ? 'The body is required.' : 'The body is optional.'}
    </p>
    <Markdown text={body.description} top={level} />
    <MediaTypes mediaTypes={body.mediaTypes} level={level} />
  </>
);

interface ResponsesProps extends SectionProps {
  readonly responses: readonly ResponseView[];
  readonly context: PageContext;
}

const Responses = ({responses, context, ...section}: Omit<ResponsesProps, 'children'>): ReactNode =>
  responses.length > 0 && (
    <Section {...section}>
      {responses.map((response) => (
        <Response key={response.status} response={response} context={context} />
      ))}
    </Section>
  );

const Callback = ({
  callback,
  context,
}: {
  callback: CallbackView;
  context: PageContext;
}): ReactNode => (
  <section>
    <Heading level={3} id={callback.anchor}>
      {callback.name}
    </Heading>
    <p>
      <Method method={callback.method} /> <code>{callback.expression}</code> {callback.summary}
    </p>
    <Markdown text={callback.description} top={4} />
    {callback.body !== undefined && <Body body={callback.body} level={4} />}
    {callback.responses.map((response) => (
      <Response key={response.status} response={response} context={context} />
    ))}
  </section>
);

const DescribedIn = ({describedIn}: Pick<Props, 'describedIn'>): ReactNode =>
  describedIn.length > 0 && (
    <Section id={SECTIONS.describedIn} title="Described in">
      <ul>
        {describedIn.map(({title, href}) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </Section>
  );

function Contract({view, context}: Pick<Props, 'view' | 'context'>): ReactNode {
  const {body, responses, callbacks, access} = view;
  return (
    <>
      {hasAccess(view) && (
        <Section id={SECTIONS.access} title="Who may call it">
          <AccessTable access={access} context={context} />
        </Section>
      )}
      <Parameters view={view} />
      {body !== undefined && (
        <Section id={SECTIONS.body} title="Request body">
          <Body body={body} level={3} />
        </Section>
      )}
      <Responses
        id={SECTIONS.responses}
        title="Responses"
        responses={responses.filter(({isError}) => !isError)}
        context={context}
      />
      <Responses
        id={SECTIONS.errors}
        title="Errors"
        responses={responses.filter(({isError}) => isError)}
        context={context}
      />
      {callbacks.length > 0 && (
        <Section id={SECTIONS.callbacks} title="Callbacks">
          {callbacks.map((callback) => (
            <Callback key={callback.anchor} callback={callback} context={context} />
          ))}
        </Section>
      )}
    </>
  );
}

/** The page of an operation: all that the contract says, then samples and pages about it. */
export const OperationPage = ({
  view,
  context,
  samples,
  describedIn,
  versions,
}: Props): ReactNode => (
  <div className="api-page">
    <article className="api-layout">
      <Header view={view} versions={versions} />
      <div>
        <Contract view={view} context={context} />
        <DescribedIn describedIn={describedIn} />
      </div>
      {samples.length > 0 && (
        <aside className="api-samples" aria-labelledby={SECTIONS.samples}>
          <Heading level={2} id={SECTIONS.samples}>
            Code samples
          </Heading>
          <Samples groups={samples} />
        </aside>
      )}
    </article>
  </div>
);
