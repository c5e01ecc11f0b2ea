/** Written by `src/home-call/` before anything is bundled. */
declare module '@generated/home-call/default/call.json' {
  const call: import('./call').Call;
  export default call;
}

declare module '@generated/home-call/default/apis.json' {
  const apis: readonly import('./call').ShownApi[];
  export default apis;
}
