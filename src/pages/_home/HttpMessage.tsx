import type {ReactNode} from 'react';

import type {Message} from './call';

interface Props {
  readonly side: 'Request' | 'Answer';
  readonly message: Message;
}

/** One side of a call as it goes over the wire. */
export default function HttpMessage({side, message}: Props): ReactNode {
  const {summary, start, headers, body} = message;
  return (
    <figure className="home-message">
      <figcaption className="home-message-title">
        <strong>{side}</strong> {summary}
      </figcaption>
      <pre tabIndex={0}>
        <code>
          <strong>{start}</strong>
          {headers.map(([name, value]) => (
            <span key={name}>
              {'\n'}
              <span className="code-name">{name}</span>: {value}
            </span>
          ))}
          {'\n\n'}
          <span dangerouslySetInnerHTML={{__html: body}} />
        </code>
      </pre>
    </figure>
  );
}
