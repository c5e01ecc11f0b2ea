import {Section} from '../../reference/components/Section';
import {createPart} from '../../reference/create-part';
import type {OperationPage} from '../../reference/operation';

/** Pages of the portal that tell more about an operation. The OpenAPI theme has no such part. */
export default createPart<OperationPage>(
  ({describedIn}) =>
    describedIn.length > 0 && (
      <Section id="described-in">
        <ul className="api-pages">
          {describedIn.map(({title, href}) => (
            <li key={href}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      </Section>
    ),
);
