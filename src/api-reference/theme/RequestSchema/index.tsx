import {Body} from '../../components/Body';
import {Section} from '../../components/Section';
import {createPart, type OperationParts} from '../../create-part';
import {SECTIONS} from '../../operation-outline';

/** The body that an operation takes. */
export default createPart<OperationParts>(
  ({view: {body}}) =>
    body !== undefined && (
      <Section id={SECTIONS.body} title="Request body">
        <Body body={body} level={3} />
      </Section>
    ),
);
