import {AccessTable} from '../../../reference/components/Access';
import {Section} from '../../../reference/components/Section';
import {createPart, type OperationParts} from '../../../reference/create-part';
import {hasAccess, SECTIONS} from '../../../reference/operation-outline';

/** Who may call the operation, and how to prove it. */
export default createPart<OperationParts>(
  ({view, context}) =>
    hasAccess(view) && (
      <Section id={SECTIONS.access} title="Who may call it">
        <AccessTable access={view.access} context={context} />
      </Section>
    ),
);
