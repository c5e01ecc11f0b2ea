/** A mistake in how a command was called. The message contains the remedy, so commands print it without a stack. */
export class UsageError extends Error {}
