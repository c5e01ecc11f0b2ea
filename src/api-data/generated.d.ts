/** Written by `src/api-data/` before anything is bundled. */
declare module '@generated/api-data/default/workflows.json' {
  const workflows: Readonly<Record<string, import('./read-workflows').ApiWorkflow>>;
  export default workflows;
}

declare module '@generated/published-programs/default/digests.json' {
  import type {ProgramDigest} from '@openapi-portal/published-programs';

  const digests: Readonly<Record<string, ProgramDigest>>;
  export default digests;
}
