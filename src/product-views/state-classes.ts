/** The class of each kind of state, in whole: what cleans the stylesheet reads them here. */
export const stateClasses = {
  new: 'state-new',
  active: 'state-active',
  waiting: 'state-waiting',
  done: 'state-done',
  closed: 'state-closed',
  refused: 'state-refused',
} as const;
