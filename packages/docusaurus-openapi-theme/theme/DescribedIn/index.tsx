import {Section, Unrecorded} from '@openapi-portal/openapi-reference/components';
import {createPart, type OperationPage} from '@openapi-portal/openapi-reference';

/** Pages of the portal that tell more about an operation. The OpenAPI theme has no such part. */
export default createPart<OperationPage>(
  ({describedIn}) =>
    describedIn.length > 0 && (
      <Unrecorded>
        <Section id="described-in">
          <ul className="api-pages">
            {describedIn.map(({title, href}) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </Section>
      </Unrecorded>
    ),
);
