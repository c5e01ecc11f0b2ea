/** In pixels, from the picture's upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Lines of text. `x` is their middle, start or end, depending on `anchor`; `y` is the middle of all lines together. */
export interface Words extends Point {
  readonly lines: readonly string[];
  /** Lines below, in a smaller and paler font. */
  readonly notes?: readonly string[];
  readonly anchor?: 'start' | 'end';
}

/** A rectangle. Its point is the upper left corner. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
  /** `end` is for the last box of a process, `lane` for a lane's background, `frame` for a frame around other boxes. */
  readonly kind: 'plain' | 'end' | 'lane' | 'frame';
}

/** A line of horizontal and vertical segments. */
export interface Line {
  readonly points: readonly Point[];
  readonly heads?: 'end' | 'both';
  readonly isDashed?: true;
}

/** The parts of a picture, in pixels. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
  readonly words: readonly Words[];
}

/** Maximum width of pictures in pixels: the text width on a phone 360 px wide, which needs no scaling. */
export const PICTURE_WIDTH = 328;
