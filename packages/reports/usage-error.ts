/** Thrown for a wrong call of a command. The message contains the remedy, so commands print it without a stack. */
export class UsageError extends Error {}
