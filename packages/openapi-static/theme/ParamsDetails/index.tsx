import {Fields} from '../../reference/components/Schema';
import {Heading, Section} from '../../reference/components/Section';
import {createPart} from '../../reference/create-part';
import type {OperationPage} from '../../reference/operation';

/** The parameters of an operation, by where they stand in a request. */
export default createPart<OperationPage>(
  ({parameters}) =>
    parameters.length > 0 && (
      <Section id="parameters">
        {parameters.map(({anchor, title, fields}) => (
          <section key={anchor}>
            <Heading level={3} id={anchor}>
              {title}
            </Heading>
            <Fields fields={fields} level={4} />
          </section>
        ))}
      </Section>
    ),
);
