import type {ReactNode} from 'react';

import {toFragment} from '../anchors';
import type {ApiErrors, ErrorBody} from '../api-errors';
import {Facts} from './Facts';
import {Content, Fields, Message} from './Schema';
import {FoldHeading} from './Section';

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

export const ErrorParts = ({headers, bodies}: ApiErrors): ReactNode => (
  <Message.Provider value="answer">
    {headers.length > 0 && (
      <details className="api-fold">
        <summary>
          <FoldHeading level={3} className="api-variant-name">
            Headers
          </FoldHeading>
        </summary>
        <div id="error-headers">
          <Fields fields={headers} level={4} noun="header" />
        </div>
      </details>
    )}
    {bodies.map(({name, anchor, node, repeated}) => (
      <details key={anchor} className="api-fold">
        <summary>
          <FoldHeading level={3} className="api-variant-name">
            <code>{name}</code>
          </FoldHeading>
        </summary>
        <div id={anchor}>
          {node.title !== undefined && <p className="api-title">{node.title}</p>}
          <Facts node={node} />
          <Repeated repeated={repeated} />
          <Content node={node} level={4} depth={0} />
        </div>
      </details>
    ))}
  </Message.Provider>
);
