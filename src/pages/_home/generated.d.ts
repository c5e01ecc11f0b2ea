/** Written by `static-pages` before anything is bundled. */
declare module '@generated/prose-islands/default/call.json' {
  const call: import('./call').Call;
  export default call;
}
