import type {ReactNode} from 'react';

import {toFragment} from '../anchors';
import type {ApiErrors, ErrorBody} from '../api-errors';
import {Facts} from './Facts';
import {Content, Fields, IsAnswer} from './Schema';
import {FoldHeading, Heading} from './Section';

/** Fields that another body describes, each at the place where links to it lead. */
const Repeated = ({repeated}: Pick<ErrorBody, 'repeated'>): ReactNode =>
  [...repeated].map(([{name, anchor}, fields]) => (
    <p key={anchor}>
      As in <a href={toFragment(anchor)}>{name}</a>:{' '}
      {fields.map((field, index) => (
        <span key={field.anchor} id={field.anchor}>
          {index > 0 && ', '}
          <code>{field.name}</code>
        </span>
      ))}
    </p>
  ));

/** What errors send: headers, then the schemas of their bodies, the most frequent first. */
export const ErrorParts = ({headers, bodies}: ApiErrors): ReactNode => (
  <IsAnswer value>
    {headers.length > 0 && (
      <section>
        <Heading level={3} id="error-headers">
          Headers
        </Heading>
        <Fields fields={headers} level={4} noun="header" />
      </section>
    )}
    {bodies.map(({name, anchor, node, repeated}) => (
      <details key={anchor} className="api-fold">
        <summary>
          <FoldHeading level={3} id={anchor} className="api-variant-name">
            <code>{name}</code>
          </FoldHeading>
        </summary>
        {node.title !== undefined && <p className="api-title">{node.title}</p>}
        <Facts node={node} />
        <Repeated repeated={repeated} />
        <Content node={node} level={4} depth={0} />
      </details>
    ))}
  </IsAnswer>
);
