/** Written by `src/contract-data/` before anything is bundled. */
declare module '@generated/contract-data/default/workflows.json' {
  const workflows: Readonly<Record<string, import('./read-workflows').ApiWorkflow>>;
  export default workflows;
}
