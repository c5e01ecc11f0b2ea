import type {ReactNode} from 'react';

import {INTRODUCTION_SECTIONS, type IntroductionView} from '../../reference/introduction-view';
import type {OperationGroup} from '../../contract/operations';
import {createPart} from '../../reference/create-part';
import type {PageContext} from '../../reference/page';
import {Method} from '../../reference/components/Endpoint';
import {Heading} from '../../reference/components/Heading';
import {Markdown} from '../../reference/components/Markdown';
import {Section} from '../../reference/components/Section';
import {ProblemRegistry} from '../../reference/components/Problems';
import {Schemes} from '../../reference/components/Schemes';
import {Servers} from '../../reference/components/Servers';
import {ReferenceLink} from '../../reference/components/ReferenceLink';

interface Props {
  readonly view: IntroductionView;
  readonly context: PageContext;
}

const Header = ({
  view: {title, version, summary, description, facts},
  context: {contractHref},
}: Props): ReactNode => (
  <header className="api-header">
    <h1>{title}</h1>
    {summary !== undefined && <p className="api-lead">{summary}</p>}
    <p>
      Version {version}
      {contractHref !== undefined && (
        <>
          {' · '}
          <a href={contractHref} download>
            OpenAPI contract (YAML)
          </a>
        </>
      )}
    </p>
    <div className="api-text" dangerouslySetInnerHTML={{__html: description.html}} />
    {facts.length > 0 && (
      <ul>
        {facts.map(({label, value}) => (
          <li key={label}>
            {label}: <ReferenceLink {...value} />
          </li>
        ))}
      </ul>
    )}
  </header>
);

type Row = OperationGroup['operations'][number];

const OperationRow = ({operation, view, context}: Props & {operation: Row}): ReactNode => (
  <tr>
    <td>
      <Method method={operation.method} />
    </td>
    <td>
      <code className="api-path">{operation.path}</code>
    </td>
    <td>
      <a href={context.operationHref(operation.pointer)}>{operation.title}</a>
      {operation.isDeprecated && <span className="api-badge">deprecated</span>}
    </td>
    {view.hasScopes && <td>{view.scopes.get(operation.pointer)?.join(' or ')}</td>}
  </tr>
);

const OperationTable = ({group, ...props}: Props & {group: OperationGroup}): ReactNode => (
  <>
    <Markdown text={group.description} top={4} />
    <div
      className="api-scroll"
      tabIndex={0}
      role="region"
      aria-label={`Operations: ${group.label}`}
    >
      <table className="api-operations">
        <thead>
          <tr>
            <th scope="col">Method</th>
            <th scope="col">Path</th>
            <th scope="col">Operation</th>
            {props.view.hasScopes && <th scope="col">Scope</th>}
          </tr>
        </thead>
        <tbody>
          {group.operations.map((operation) => (
            <OperationRow key={operation.pointer} operation={operation} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  </>
);

const Operations = (props: Props): ReactNode => (
  <Section id={INTRODUCTION_SECTIONS.operations} title="Operations">
    {props.view.groups.map(({anchor, group}) => (
      <section key={anchor}>
        <Heading level={3} id={anchor}>
          {group.label}
        </Heading>
        <OperationTable group={group} {...props} />
      </section>
    ))}
  </Section>
);

function Introduction(props: Props): ReactNode {
  const {view, context} = props;
  return (
    <>
      <Header view={view} context={context} />
      {view.servers.length > 0 && (
        <Section id={INTRODUCTION_SECTIONS.servers} title="Base address">
          <Servers servers={view.servers} />
        </Section>
      )}
      {view.schemes.length > 0 && (
        <Section id={INTRODUCTION_SECTIONS.authorization} title="Authorization">
          <Schemes schemes={view.schemes} context={context} />
        </Section>
      )}
      <Operations {...props} />
      {view.problems.length > 0 && (
        <Section id={INTRODUCTION_SECTIONS.problems} title="Problem types">
          <ProblemRegistry problems={view.problems} context={context} />
        </Section>
      )}
    </>
  );
}

/** An API's own page: what it is, where it answers, how to be let in, and everything it offers. */
export default createPart<Props>(Introduction);
