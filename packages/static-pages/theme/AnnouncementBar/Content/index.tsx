import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/AnnouncementBar/Content';
import type {ReactNode} from 'react';

import {trustHtml} from '../../../trusted-types/html';
import styles from './styles.module.css';

/** The announcement as the site's configuration has it, with its HTML. */
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
