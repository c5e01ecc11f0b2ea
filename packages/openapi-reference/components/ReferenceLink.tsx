import type {ReactNode} from 'react';

import type {Reference} from '../address';

/** A link, or its words and its address as text where nobody may be led there. */
export const ReferenceLink = ({label, href, refused}: Reference): ReactNode => {
  if (href !== undefined) return <a href={href}>{label}</a>;
  if (refused === undefined) return label;
  return (
    <>
      {label} (<code>{refused}</code>)
    </>
  );
};
