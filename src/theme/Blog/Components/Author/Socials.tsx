import type {Props} from '@theme/Blog/Components/Author/Socials';
import type {ReactNode} from 'react';

/** An author's addresses elsewhere, by name; the theme brings a drawn mark for each network. */
export default function Socials({author, className}: Props): ReactNode {
  return (
    <p className={className}>
      {Object.entries(author.socials ?? {}).map(([network, address]) => (
        <a key={network} href={address}>
          {network}
        </a>
      ))}
    </p>
  );
}
