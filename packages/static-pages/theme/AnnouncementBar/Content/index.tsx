import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/AnnouncementBar/Content';
import type {ReactNode} from 'react';

import {trustHtml} from '../../../trusted-types/html';
import styles from './styles.module.css';

/** Renders the announcement, which is HTML from the site's configuration. */
export default function AnnouncementBarContent(props: Props): ReactNode {
  const {announcementBar} = useThemeConfig();
  return (
    <div
      {...props}
      className={`${styles.content} ${props.className}`}
      dangerouslySetInnerHTML={{__html: trustHtml(announcementBar?.content ?? '')}}
    />
  );
}
