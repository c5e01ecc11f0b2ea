import {Heading} from '../../reference/components/Heading';
import {Fields} from '../../reference/components/Schema';
import {Section} from '../../reference/components/Section';
import {createPart, type OperationParts} from '../../reference/create-part';
import {SECTIONS} from '../../reference/operation-outline';

/** The parameters of an operation, by where they stand in a request. */
export default createPart<OperationParts>(
  ({view: {parameters}}) =>
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
    ),
);
