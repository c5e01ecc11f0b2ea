/** Written by `src/api-data/` before anything is bundled. */
declare module '@generated/api-data/default/call.json' {
  const call: import('./call').Call;
  export default call;
}

declare module '@generated/api-data/default/apis.json' {
  const apis: readonly import('./call').ShownApi[];
  export default apis;
}
