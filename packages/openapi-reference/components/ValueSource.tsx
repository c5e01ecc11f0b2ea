import type {ReactNode} from 'react';

import {findValueSource, listValueSources, type ValueSource} from '@openapi-portal/openapi-model';

const Words = ({source: {before, name, after}}: {source: ValueSource}): ReactNode => (
  <>
    {before}
    {name !== undefined && (
      <>
        {' '}
        <code>{name}</code>
      </>
    )}
    {after !== '' && ` ${after}`}
  </>
);

/** Renders a constant, or a runtime expression with an explanation of its source. */
export function Value({text}: {text: string}): ReactNode {
  const source = findValueSource(text);
  return (
    <>
      <code>{text}</code>
      {source !== undefined && (
        <>
          , <Words source={source} />
        </>
      )}
    </>
  );
}

export function UrlSource({address}: {address: string}): ReactNode {
  const sources = listValueSources(address);
  const [first] = sources;
  if (first === undefined) return null;
  const isWhole = [first.expression, `{${first.expression}}`].includes(address);
  if (isWhole) {
    return (
      <p>
        Its address is <Words source={first} />.
      </p>
    );
  }
  return (
    <>
      <p>Its address contains:</p>
      <ul>
        {sources.map((source) => (
          <li key={source.expression}>
            <code>{`{${source.expression}}`}</code> for <Words source={source} />
          </li>
        ))}
      </ul>
    </>
  );
}
