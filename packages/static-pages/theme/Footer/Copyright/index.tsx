import type {Props} from '@theme/Footer/Copyright';
import type {ReactNode} from 'react';

import {trustHtml} from '../../../trusted-types/html';

/** The line as the site's configuration has it, with its HTML. */
export default function FooterCopyright({copyright}: Props): ReactNode {
  return (
    <div className="footer__copyright" dangerouslySetInnerHTML={{__html: trustHtml(copyright)}} />
  );
}
