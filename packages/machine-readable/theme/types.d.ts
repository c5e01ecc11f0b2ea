declare module '@theme-init/SiteMetadata' {
  export {default} from '@theme/SiteMetadata';
}

declare module '@theme/PageMenu' {
  import type {ReactNode} from 'react';

  export default function PageMenu(): ReactNode;
}
