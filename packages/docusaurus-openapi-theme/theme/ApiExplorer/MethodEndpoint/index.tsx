import {Fragment, type ReactNode} from 'react';

import {
  createPart,
  type OperationPage,
  type OperationVersions,
  type OutlineItem,
  toFragment,
} from '@openapi-portal/openapi-reference';
import {
  describeSchemes,
  describeScopes,
  findServerUrl,
  formatMethod,
  type SecurityRequirement,
} from '@openapi-portal/openapi-model';
import {
  FactLine,
  Method,
  PlainEndpoint,
  usePlain,
  UserTypes,
} from '@openapi-portal/openapi-reference/components';

const Path = ({path}: {path: string}): ReactNode =>
  path.split(/(\{[^{}]*\})/).map((part, index) =>
    part.startsWith('{') ? (
      <var className="api-path-parameter" key={index}>
        {part}
      </var>
    ) : (
      part
    ),
  );

/** Renders a server URL, with an element for the origin, which CSS hides on narrow screens. */
function Server({url}: {url: string}): ReactNode {
  const [, origin = '', rest = url] = /^(https?:\/\/[^/]+)(\/.*)?$/.exec(url) ?? [];
  return (
    <span className="api-server">
      {origin !== '' && <span className="api-origin">{origin}</span>}
      {origin === url ? '' : rest}
    </span>
  );
}

interface AuthorizationProps extends Pick<OperationPage, 'context'> {
  readonly requirements: readonly SecurityRequirement[];
}

function Authorization({requirements, context}: AuthorizationProps): ReactNode {
  const isPlain = usePlain();
  const words = describeSchemes(requirements);
  if (words === 'none') return words;
  const [scheme] = requirements.flatMap(({schemes}) => schemes).filter(({name}) => name === words);
  return (
    <>
      <a href={`${context.basePath}/#authorization`}>{words}</a>
      {isPlain && scheme?.words !== undefined && `: ${scheme.words}`}
    </>
  );
}

const VersionLink = ({title, href}: OperationVersions['since']): ReactNode => (
  <a href={href}>{title}</a>
);

const Changes = ({changedIn}: Pick<OperationVersions, 'changedIn'>): ReactNode =>
  changedIn.map((version, index) => (
    <Fragment key={version.href}>
      {index > 0 && ', '}
      <VersionLink {...version} />
    </Fragment>
  ));

/**
 * Lists the key facts of an operation. A fact without a value is not shown. Readers find the releases that changed the
 * operation in the list below the facts, `ApiHistory`.
 */
function listFacts(page: OperationPage, isPlain: boolean) {
  const {access, browserLimits, context, operation, versions, retrySafety} = page;
  const {rules, requirements} = access;
  const userTypes = [...new Set(rules.flatMap((rule) => rule.userTypes))];
  const {since, changedIn = []} = versions ?? {};
  return [
    [
      'Authorization',
      requirements && <Authorization key="" requirements={requirements} context={context} />,
    ],
    ['Scope', describeScopes(access)],
    ['User type', userTypes.length > 0 && <UserTypes key="" names={userTypes} context={context} />],
    ['Safe to repeat', retrySafety],
    ['A web page', browserLimits],
    ['Operation', operation.id],
    ['Since', since && <VersionLink key="" {...since} />],
    ['Changed in', isPlain && changedIn.length > 0 && <Changes key="" changedIn={changedIn} />],
  ] as const;
}

/** Short names for the "On this page" row of sections with long titles. */
const SHORT: Readonly<Record<string, string>> = {
  access: 'Access',
  'request-body': 'Body',
  samples: 'Samples',
  'described-in': 'Used in',
};

const shorten = ({id, value}: OutlineItem): string =>
  SHORT[id] ?? value.replace(/^(.+) parameters$/, '$1');

/** Links to the sections of the page. `useTOCHighlight` in `ApiItem` highlights the current one. */
const OnThisPage = ({contents}: Pick<OperationPage, 'contents'>): ReactNode => (
  <nav className="api-contents" aria-label="On this page">
    {contents
      .filter(({level}) => level === 2)
      .map((item) => (
        <a className="table-of-contents__link" key={item.id} href={toFragment(item.id)}>
          {shorten(item)}
        </a>
      ))}
  </nav>
);

/** Links to the variants of bodies. They are collapsed, because the bar has no room for them. */
function VariantsOnThisPage({contents}: Pick<OperationPage, 'contents'>): ReactNode {
  const variants = contents.filter(({isVariant}) => isVariant);
  if (variants.length === 0) return null;
  return (
    <details className="picker api-contents-variants">
      <summary>{variants.length} variants</summary>
      <nav aria-label="Variants on this page">
        <ul>
          {variants.map(({id, value}) => (
            <li key={id}>
              <a href={toFragment(id)}>{value}</a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

/** Shows the sticky bar with method, path, sections and the Try it button. Plain HTML has method and path. */
function Bar({operation: {method, path}, servers, contents}: OperationPage): ReactNode {
  const url = findServerUrl(servers[0]);
  if (usePlain()) return <PlainEndpoint words={`${formatMethod(method)} ${url}${path}`} />;
  return (
    <div className="api-bar">
      <Method method={method} />
      <code className="api-path">
        <Server url={url} />
        <wbr />
        <Path path={path} />
      </code>
      <button
        type="button"
        className="api-copy"
        data-copy={`${url}${path}`}
        aria-label="Copy address"
      >
        Copy
      </button>
      <OnThisPage contents={contents} />
      <VariantsOnThisPage contents={contents} />
      <button type="button" className="api-try" data-try aria-keyshortcuts="t">
        Try it <kbd aria-hidden="true">T</kbd>
      </button>
    </div>
  );
}

export default createPart<OperationPage>(function MethodEndpoint(page) {
  return (
    <>
      <Bar {...page} />
      <FactLine facts={listFacts(page, usePlain())} />
      <div data-console-place />
    </>
  );
});
