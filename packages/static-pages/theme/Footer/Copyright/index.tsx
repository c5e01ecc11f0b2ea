import type {Props} from '@theme/Footer/Copyright';
import type {ReactNode} from 'react';

/** Words alone: no HTML is made of text in a browser. */
export default function FooterCopyright({copyright}: Props): ReactNode {
  return <div className="footer__copyright">{copyright}</div>;
}
