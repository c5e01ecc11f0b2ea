import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Footer/Layout';
import Logo from '@theme/Logo';
import type {ReactNode} from 'react';

export default function FooterLayout({links, copyright}: Props): ReactNode {
  return (
    <footer className={`footer ${ThemeClassNames.layout.footer.container}`}>
      <Logo
        className="navbar__brand"
        imageClassName="navbar__logo"
        titleClassName="navbar__title"
      />
      {links}
      {copyright}
    </footer>
  );
}
