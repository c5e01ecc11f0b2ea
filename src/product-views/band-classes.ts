/** The class of each band of the score, in whole: what cleans the stylesheet reads them here. */
export const bandClasses = {
  low: 'band-low',
  moderate: 'band-moderate',
  high: 'band-high',
  critical: 'band-critical',
} as const;
