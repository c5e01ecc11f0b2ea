declare module '@theme/ApiItem' {
  import type {ComponentType} from 'react';

  const ApiItem: ComponentType<{readonly name: string}>;
  export default ApiItem;
}

declare module '@theme/ApiMinorVersionRoot' {
  import type {Props} from '@theme/DocRoot';
  import type {ReactNode} from 'react';

  export default function ApiMinorVersionRoot(props: Props): ReactNode;
}

declare module '@theme/ApiRoot' {
  export {default} from '@theme/DocRoot';
}

declare module '@theme/ApiExplorer' {
  import type {ComponentType} from 'react';

  const ApiExplorer: ComponentType<{readonly page: HTMLElement; readonly name: string}>;
  export default ApiExplorer;
}

declare module '@theme/ApiSandbox' {
  export {default} from '@openapi-portal/openapi-sandbox/page';
}

declare module '@theme-original/ApiSandbox' {
  export {default} from '@openapi-portal/openapi-sandbox/page';
}

declare module '@theme-init/Tabs' {
  export {default} from '@theme/Tabs';
}

declare module '@theme-init/TabItem' {
  export {default} from '@theme/TabItem';
}
