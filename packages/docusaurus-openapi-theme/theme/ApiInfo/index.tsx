import type {ReactNode} from 'react';

import {createPart, hasErrorParts, type IntroductionPage} from '@openapi-portal/openapi-reference';
import {ErrorParts, Section, Servers, usePlain} from '@openapi-portal/openapi-reference/components';

import {OperationIndex} from './OperationIndex';
import {OperationRow} from './OperationRows';
import {Outline} from './Outline';
import {PlainOperations, PlainWebhooks} from './PlainParts';
import {ProblemRegistry} from './ProblemRegistry';
import {Schemes} from './Schemes';
import {Facts, Pages} from './words';

function Webhooks({page}: {page: IntroductionPage}): ReactNode {
  const isPlain = usePlain();
  return (
    <Section id="webhooks">
      <p>
        {page.title} sends these requests to an address that you give it. Your server answers them.
      </p>
      {isPlain || page.isShort ? (
        <PlainWebhooks page={page} />
      ) : (
        <ul className="api-rows">
          {page.webhooks.map((webhook) => (
            <li key={webhook.pointer}>
              <OperationRow operation={webhook} context={page.context} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Maximum number of schemas in the list. More would take as much of the page as a quarter of the operations. */
const MOST_SCHEMAS = 100;

/** Links to the schemas with pages of their own. Readers find many of them in the sidebar. */
function Schemas({page: {schemas}}: {page: IntroductionPage}): ReactNode {
  const isListed = usePlain() || schemas.length <= MOST_SCHEMAS;
  return (
    <Section id="schemas">
      <p>
        What is too deep inside of other schemas to be shown there.
        {!isListed &&
          ` There are ${schemas.length.toLocaleString('en')}: the sidebar lists them, and what uses one links to it.`}
      </p>
      {isListed && <Pages pages={schemas} />}
    </Section>
  );
}

/** Shows the description of the contract, unless the head of the page is the whole description. */
const About = (page: IntroductionPage): ReactNode => (
  <div className="api-about-api">
    {!page.isWholeLead && (
      <div className="api-text" dangerouslySetInnerHTML={{__html: page.description.html}} />
    )}
    <Facts {...page} />
  </div>
);

/** Shows the operations before everything else. Programs get them below, with the description of each. */
function Front({page}: {page: IntroductionPage}): ReactNode {
  const hasOperations = page.groups.length > 0;
  if (usePlain()) return null;
  return (
    <>
      {hasOperations && <OperationIndex page={page} />}
      <Outline page={page} />
      <About {...page} />
    </>
  );
}

const PlainList = ({page}: {page: IntroductionPage}): ReactNode =>
  usePlain() && page.groups.length > 0 && <PlainOperations page={page} />;

export default createPart<IntroductionPage>((page) => (
  <>
    <Front page={page} />
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
    <PlainList page={page} />
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
    {page.schemas.length > 0 && <Schemas page={page} />}
  </>
));
