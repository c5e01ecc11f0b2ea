/** In pixels, from the upper left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Words in one place: `x` is their middle, their start or their end, `y` the middle of all their lines. */
export interface Words extends Point {
  readonly lines: readonly string[];
  /** Lines below, smaller and paler. */
  readonly notes?: readonly string[];
  readonly anchor?: 'start' | 'end';
}

/** A rectangle by its upper left corner. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
  /** A plain one, one at which something ends, the ground of a lane, or a frame around others. */
  readonly kind: 'plain' | 'end' | 'lane' | 'frame';
}

/** A line of horizontal and vertical segments. */
export interface Line {
  readonly points: readonly Point[];
  readonly heads?: 'end' | 'both';
  readonly isDashed?: true;
}

/** The parts of a picture, in pixels; later ones are on top. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
  readonly words: readonly Words[];
}

/** Pictures are no wider than the text of a phone 360 px wide, so that their letters stay as they are. */
export const PICTURE_WIDTH = 328;
