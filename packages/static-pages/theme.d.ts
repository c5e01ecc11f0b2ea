declare module '@theme/ProseComponents' {
  import type {MDXComponents} from 'mdx/types';

  const proseComponents: MDXComponents;
  export default proseComponents;
}

declare module '@theme/LiveComponents' {
  import type {LiveComponents} from '@openapi-portal/static-pages/prose';

  const liveComponents: LiveComponents;
  export default liveComponents;
}
