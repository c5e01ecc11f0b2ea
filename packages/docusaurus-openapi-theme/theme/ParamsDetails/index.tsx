import type {ReactNode} from 'react';

import {Fields, Heading, Section} from '@openapi-portal/openapi-reference/components';
import {createPart, type OperationPage} from '@openapi-portal/openapi-reference';

type Group = OperationPage['parameters'][number];

const Parameters = ({anchor, title, fields, isOnly}: Group & {isOnly: boolean}): ReactNode => (
  <section id={isOnly ? anchor : undefined}>
    {!isOnly && (
      <Heading level={3} id={anchor}>
        {title}
      </Heading>
    )}
    <Fields fields={fields} level={isOnly ? 3 : 4} noun="parameter" />
  </section>
);

export default createPart<OperationPage>(({parameters}) => {
  const [first] = parameters;
  if (first === undefined) return null;
  const isOnly = parameters.length === 1;
  return (
    <Section id="parameters" title={isOnly ? first.title : undefined}>
      {parameters.map((group) => (
        <Parameters key={group.anchor} {...group} isOnly={isOnly} />
      ))}
    </Section>
  );
});
