import {AccessTable} from '../../../components/Access';
import {Section} from '../../../components/Section';
import {createPart, type OperationParts} from '../../../create-part';
import {hasAccess, SECTIONS} from '../../../operation-outline';

/** Who may call the operation, and how to prove it. */
export default createPart<OperationParts>(
  ({view, context}) =>
    hasAccess(view) && (
      <Section id={SECTIONS.access} title="Who may call it">
        <AccessTable access={view.access} context={context} />
      </Section>
    ),
);
