import {Heading} from '../../components/Heading';
import {Fields} from '../../components/Schema';
import {Section} from '../../components/Section';
import {createPart, type OperationParts} from '../../create-part';
import {SECTIONS} from '../../operation-outline';

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
