import type {ReactNode} from 'react';

import {findValueSource, listValueSources, type ValueSource} from '@openapi-portal/openapi-model';

/** Where a value of a message is found, in words. */
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

/** A value, which may be an expression that says where to find it. */
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

/** Where the API sends a request of its own to: an address that a message before it has told. */
export function AddressSource({address}: {address: string}): ReactNode {
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
