/** The result of the program's `readData` (`config/programs.ts`). */
declare module 'program-data' {
  const data: unknown;
  export default data;
}
