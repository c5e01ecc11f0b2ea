import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {buildBannerScript} from './script';

/** In the head of the home page, on the server: tells whoever opens it that the site is served at a wrong path. */
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
