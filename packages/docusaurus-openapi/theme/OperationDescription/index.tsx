import {createPart, findReference, type OperationPage} from '@openapi-portal/openapi-reference';
import {
  DeprecationWords,
  Markdown,
  ReferenceLink,
  Servers,
} from '@openapi-portal/openapi-reference/components';

/** What an operation is for, in the words of the contract. The OpenAPI theme has no such part. */
export default createPart<OperationPage>(({operation, servers, tags, deprecation}) => {
  const {cursor, pathItem, isDeprecated, title} = operation;
  const summaries = [pathItem.text('summary'), cursor.text('summary')?.trim()];
  const texts = [
    ...summaries.filter((summary) => summary !== title),
    pathItem.text('description'),
    cursor.text('description'),
  ].filter(Boolean);
  const document = findReference(cursor.get('externalDocs'), ['description', 'url']);
  const isOwn = [cursor, pathItem].some((owner) => owner.items('servers').length > 0);
  const isMoreThanAddress =
    servers.length > 1 ||
    servers.some((server) => server.has('variables') || (isOwn && server.has('description')));
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
            <DeprecationWords {...deprecation} />
          )}
        </p>
      )}
      <Markdown text={texts.join('\n\n')} top={2} />
      {document !== undefined && (
        <p>
          <ReferenceLink {...document} />
        </p>
      )}
      {tags.length > 0 && (
        <p className="api-names">
          {tags.length === 1 ? 'Tag' : 'Tags'} {tags.join(', ')}
        </p>
      )}
      {isMoreThanAddress && <Servers servers={servers} />}
    </div>
  );
});
