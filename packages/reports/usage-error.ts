/** Thrown for a wrong command line or environment. The message contains the fix, so commands print it without a stack trace. */
export class UsageError extends Error {}
