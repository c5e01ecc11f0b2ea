import {Section} from '../../reference/components/Section';
import {createPart, type OperationParts} from '../../reference/create-part';
import {SECTIONS} from '../../reference/operation-outline';

/** Pages of the portal that tell more about an operation. The OpenAPI theme has no such part. */
export default createPart<OperationParts>(
  ({describedIn}) =>
    describedIn.length > 0 && (
      <Section id={SECTIONS.describedIn} title="Described in">
        <ul>
          {describedIn.map(({title, href}) => (
            <li key={href}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      </Section>
    ),
);
