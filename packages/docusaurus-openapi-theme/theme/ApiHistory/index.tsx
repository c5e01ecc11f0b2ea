import {
  type ChangedIn,
  createPart,
  type OperationPage,
  type WithAnchors,
} from '@openapi-portal/openapi-reference';
import {Unrecorded} from '@openapi-portal/openapi-reference/components';

import {ChangeList} from '../ApiMinorVersions/ChangeList';

const list = new Intl.ListFormat('en-GB');

const toTitle = ({title}: ChangedIn): string => title;

/** A list of the changes to an operation by release. Search indexes these changes on the changelog page. */
export default createPart<OperationPage & WithAnchors>(function ApiHistory({versions, anchors}) {
  const {changedIn = []} = versions ?? {};
  return (
    <Unrecorded>
      <details className="api-history">
        <summary>Changed in {list.format(changedIn.map(toTitle))}</summary>
        {changedIn.map(({title, href, changes}) => (
          <section key={href} aria-label={title}>
            <b>
              <a href={href}>{title}</a>
            </b>
            <ChangeList changes={changes} anchors={anchors} />
          </section>
        ))}
      </details>
    </Unrecorded>
  );
});
