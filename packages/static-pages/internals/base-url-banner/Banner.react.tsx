import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {buildBannerScript} from './script';

/** Renders a script in the head of the home page that shows an error if the base URL is wrong. */
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
