/** Keys that are held while another is pressed, or while something is clicked. */
export interface Modifiers {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

export interface Key extends Modifiers {
  /** As `KeyboardEvent.key` has it. */
  readonly key: string;
}
