import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/AnnouncementBar/Content';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

const LINK = /<a href="([^"]*)">(.*?)<\/a>/;

/** Words, of which some may be a link: no HTML is made of text in a browser. */
export default function AnnouncementBarContent(props: Props): ReactNode {
  const {announcementBar} = useThemeConfig();
  const [before, href, label, after] = announcementBar?.content.split(LINK) ?? [];
  return (
    <div {...props} className={`${styles.content} ${props.className}`}>
      {before}
      {href !== undefined && <a href={href}>{label}</a>}
      {after}
    </div>
  );
}
