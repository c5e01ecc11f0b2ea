import {createPart, type OperationPage} from '@openapi-portal/openapi-reference';
import {DeprecationText, Servers, Tags} from '@openapi-portal/openapi-reference/components';

import {Description} from '../../theme-words';

export default createPart<OperationPage>(({operation, namedServers, tags, deprecation}) => {
  const {cursor, pathItem, isDeprecated} = operation;
  const isOwn = [cursor, pathItem].some((owner) => owner.items('servers').length > 0);
  const isMoreThanAddress =
    namedServers.length > 1 ||
    namedServers.some((server) => server.has('variables') || (isOwn && server.has('description')));
  return (
    <div className="api-about">
      {(isDeprecated || deprecation !== undefined) && (
        <p className="api-deprecated">
          {deprecation === undefined ? (
            <>
              <strong>Deprecated.</strong> This operation still answers; new code should not call
              it.
            </>
          ) : (
            <DeprecationText {...deprecation} />
          )}
        </p>
      )}
      <Description {...operation} />
      <Tags tags={tags} />
      {isMoreThanAddress && <Servers servers={namedServers} />}
    </div>
  );
});
