/** Written by `src/contract-data/` before anything is bundled. */
declare module '@generated/contract-data/default/call.json' {
  const call: import('./call').Call;
  export default call;
}

declare module '@generated/contract-data/default/apis.json' {
  const apis: readonly import('./call').ShownApi[];
  export default apis;
}
