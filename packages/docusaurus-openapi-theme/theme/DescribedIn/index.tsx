import {Section, Unrecorded} from '@openapi-portal/openapi-reference/components';
import {createPart, type OperationPage} from '@openapi-portal/openapi-reference';

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
