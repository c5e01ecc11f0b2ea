import type {ReactNode} from 'react';

import type {PageContext} from '../page';

interface Props {
  readonly names: readonly string[];
  readonly context: PageContext;
}

export const UserTypes = ({names, context}: Props): ReactNode =>
  names.map((name, index) => {
    const href = context.linkToUserType?.(name);
    return (
      <span key={name}>
        {index > 0 && ', '}
        {href === undefined ? <code>{name}</code> : <a href={href}>{name}</a>}
      </span>
    );
  });
