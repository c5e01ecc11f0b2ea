import {Heading} from '../../reference/components/Heading';
import {Samples} from '../../reference/components/Samples';
import {createPart, type OperationParts} from '../../reference/create-part';
import {SECTIONS} from '../../reference/operation-outline';

/** Requests of an operation in several languages. */
export default createPart<OperationParts>(
  ({samples}) =>
    samples.length > 0 && (
      <aside className="api-samples" aria-labelledby={SECTIONS.samples}>
        <Heading level={2} id={SECTIONS.samples}>
          Code samples
        </Heading>
        <Samples groups={samples} />
      </aside>
    ),
);
