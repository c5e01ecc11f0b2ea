import type {Props} from '@theme/Footer/Copyright';
import type {ReactNode} from 'react';

import {trustHtml} from '../../../trusted-types/html';

/** Renders the copyright notice, which is HTML from the site's configuration. */
export default function FooterCopyright({copyright}: Props): ReactNode {
  return (
    <div className="footer__copyright" dangerouslySetInnerHTML={{__html: trustHtml(copyright)}} />
  );
}
