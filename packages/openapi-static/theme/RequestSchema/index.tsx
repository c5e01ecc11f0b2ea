import {Body} from '../../reference/components/Body';
import {Section} from '../../reference/components/Section';
import {createPart, type OperationParts} from '../../reference/create-part';
import {SECTIONS} from '../../reference/operation-outline';

/** The body that an operation takes. */
export default createPart<OperationParts>(
  ({view: {body}}) =>
    body !== undefined && (
      <Section id={SECTIONS.body} title="Request body">
        <Body body={body} level={3} />
      </Section>
    ),
);
