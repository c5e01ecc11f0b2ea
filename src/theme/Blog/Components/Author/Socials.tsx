import type {Props} from '@theme/Blog/Components/Author/Socials';
import type {ReactNode} from 'react';

/** Lists an author's profiles on other sites by name. The theme's component would bundle an icon for each network. */
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
