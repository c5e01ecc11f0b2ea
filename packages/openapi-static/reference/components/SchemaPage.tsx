import type {ReactNode} from 'react';

import type {SchemaNode} from '../schema-tree';
import {Facts} from './Facts';
import {Section} from './OperationPage';
import {Content} from './Schema';

interface Props {
  readonly name: string;
  readonly id: string;
  readonly node: SchemaNode;
}

/** The page of a schema that is too deep inside others to be shown there. */
export const SchemaPage = ({name, id, node}: Props): ReactNode => (
  <div className="api-page">
    <article>
      <header className="api-header">
        <h1>{name}</h1>
        <p>
          <span className="api-type">{node.type}</span> {node.title}
        </p>
      </header>
      <Facts node={node} />
      <Section id={id} title="Fields">
        <Content node={node} level={3} depth={0} />
      </Section>
    </article>
  </div>
);
