declare module '@theme/MarkdownLink' {
  import type {ReactNode} from 'react';

  export default function MarkdownLink(): ReactNode;
}

declare module '@theme/PageMenu' {
  import type {ReactNode} from 'react';

  export default function PageMenu(): ReactNode;
}
