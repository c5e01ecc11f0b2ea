/** Written by `src/home-call/` before anything is bundled. */
declare module '@generated/home-call/default/call.json' {
  const call: import('./call').Call;
  export default call;
}
