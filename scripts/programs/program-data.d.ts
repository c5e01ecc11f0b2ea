/** What `readData` of the program gives (`config/programs.ts`). */
declare module 'program-data' {
  const data: unknown;
  export default data;
}
