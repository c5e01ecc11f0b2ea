import type {ReactNode} from 'react';

import type {Reference} from '../address';

export const ReferenceLink = ({label, href, refused}: Reference): ReactNode => {
  if (href !== undefined) return <a href={href}>{label}</a>;
  if (refused === undefined) return label;
  return (
    <>
      {label} (<code>{refused}</code>)
    </>
  );
};
