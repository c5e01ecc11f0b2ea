import {Content, Facts, Section} from '@openapi-portal/openapi-reference/components';
import {createPart, type SchemaNode} from '@openapi-portal/openapi-reference';

interface SchemaPage {
  readonly name: string;
  readonly node: SchemaNode;
}

export default createPart<SchemaPage>(({name, node}) => (
  <>
    <header className="api-header">
      <h1>{name}</h1>
      <p>
        <span className="api-type">{node.type}</span> {node.title}
      </p>
    </header>
    <Facts node={node} />
    <Section id="fields">
      <Content node={node} level={3} depth={0} />
    </Section>
  </>
));
