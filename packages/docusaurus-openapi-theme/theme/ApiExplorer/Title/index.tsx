import {createPart, type OperationPage} from '@openapi-portal/openapi-reference';

/** The title of an operation. It is a part of its own, because the notice of an older version follows it. */
export default createPart<OperationPage>(function Title({operation}) {
  return (
    <header className="api-header">
      <h1>{operation.title}</h1>
    </header>
  );
});
