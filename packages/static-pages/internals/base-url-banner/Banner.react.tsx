import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {buildBannerScript} from './script';

/** On the server: a script in the head of the home page that tells an author of a wrong base URL. */
export default function BaseUrlBanner(): ReactNode {
  const {baseUrl, baseUrlIssueBanner} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  if (!baseUrlIssueBanner || pathname !== baseUrl) return null;
  return (
    <Head>
      <script>{buildBannerScript(baseUrl)}</script>
    </Head>
  );
}
