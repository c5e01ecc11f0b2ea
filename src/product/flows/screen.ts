/** A part of the screen, in pixels of its drawing. */
export interface ScreenPart {
  readonly name: string;
  /** Where it stands, as a phrase. */
  readonly where: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The numbers of the parts that show a record; those of the parts that take their place. */
export const recordParts = [5, 6, 7, 8] as const;
export const otherParts = [3, 4, 9] as const;

/** The parts of the CyberView application, in the order of their numbers. */
export const screenParts: readonly ScreenPart[] = [
  {name: 'Header', where: 'across the top', x: 1, y: 1, width: 326, height: 36},
  {name: 'Navigation', where: 'on the left', x: 1, y: 43, width: 104, height: 196},
  {name: 'Start page', where: 'in the middle', x: 1, y: 272, width: 104, height: 66},
  {name: 'List of a module', where: 'in the middle', x: 112, y: 272, width: 104, height: 66},
  {name: 'Head of a record', where: 'in the middle', x: 111, y: 43, width: 216, height: 42},
  {name: 'Fields', where: 'below the head, on the left', x: 111, y: 91, width: 122, height: 92},
  {name: 'Links', where: 'below the head, on the right', x: 239, y: 91, width: 88, height: 92},
  {name: 'History', where: 'below the fields', x: 111, y: 189, width: 216, height: 50},
  {name: 'Your profile', where: 'in the middle', x: 223, y: 272, width: 104, height: 66},
];
