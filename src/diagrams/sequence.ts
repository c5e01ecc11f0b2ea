import {type Drawing, type Line, PICTURE_WIDTH, type Words} from './drawing';
import {LINE_HEIGHT, wrap} from './wrap';

export interface Message {
  readonly from: string;
  readonly to: string;
  /** Lines of the label, each of which may wrap. */
  readonly lines: readonly string[];
  /** Responses have a dashed line. */
  readonly isAnswer?: true;
  /** True if the message does not arrive. */
  readonly isLost?: true;
}

/** Messages that are repeated. `from` and `to` are the indexes of the first and the last message. */
export interface Loop {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

export interface Messages {
  readonly participants: readonly string[];
  readonly messages: readonly Message[];
  readonly loop?: Loop;
}

const BOX = {width: 84, height: 34};
const MARGIN = 1;
/** Pixels between the edge of the picture and the lifeline of the first participant. */
const ASIDE = MARGIN + BOX.width / 2;
/** Pixels above the label of a call and of a response, and between label and arrow. */
const GAP = {call: 20, answer: 8, below: 3};
/** Pixels above the frame of a loop, and between frame and label. */
const LOOP = {above: 10, inside: 4};

interface Row {
  /** Horizontal positions of both ends of the arrow. */
  readonly start: number;
  readonly end: number;
  /** Vertical positions of the top of the label and of the arrow. */
  readonly top: number;
  readonly bottom: number;
  readonly lines: readonly string[];
  /** Label of the loop, if the loop starts with this message. */
  readonly loop: readonly string[];
}

/** Returns the horizontal position of a participant's lifeline. Lifelines are evenly spaced. */
function toPlace(participants: readonly string[], participant: string): number {
  const index = participants.indexOf(participant);
  if (index < 0) throw new Error(`${participant} does not take part`);
  return ASIDE + (index * (PICTURE_WIDTH - 2 * ASIDE)) / (participants.length - 1);
}

/** Places the messages from top to bottom, with the loop's label above the first message of the loop. */
function toRows({participants, messages, loop}: Messages): readonly Row[] {
  let bottom = MARGIN + BOX.height;
  return messages.map(({from, to, lines, isAnswer}, index) => {
    const [start, end] = [toPlace(participants, from), toPlace(participants, to)];
    const toLines = (text: string) => wrap(text, Math.abs(end - start), 'note');
    const wrapped = lines.flatMap(toLines);
    const head = index === loop?.from ? toLines(loop.label) : [];
    const above = head.length > 0 ? LOOP.above + LOOP.inside + head.length * LINE_HEIGHT.note : 0;
    const top = bottom + above + (isAnswer ? GAP.answer : GAP.call);
    bottom = top + wrapped.length * LINE_HEIGHT.note + GAP.below;
    return {start, end, top, bottom, lines: wrapped, loop: head};
  });
}

function toFrame({loop}: Messages, rows: readonly Row[]): Pick<Drawing, 'boxes' | 'words'> {
  const [first, last] = [rows[loop?.from ?? -1], rows[loop?.to ?? -1]];
  if (first === undefined || last === undefined) return {boxes: [], words: []};
  const words = first.loop.length * LINE_HEIGHT.note;
  const y = first.top - GAP.call - words - LOOP.inside;
  const [width, height] = [PICTURE_WIDTH - 2 * MARGIN, last.bottom + GAP.answer - y];
  const x = (first.start + first.end) / 2;
  return {
    boxes: [{x: MARGIN, y, width, height, kind: 'frame'}],
    words: [{x, y: y + LOOP.inside + words / 2, lines: [], notes: first.loop}],
  };
}

/** Draws the participants with their lifelines. */
function toHeads(
  participants: readonly string[],
  height: number,
): Omit<Drawing, 'width' | 'height'> {
  const places = participants.map((name) => ({name, x: toPlace(participants, name)}));
  return {
    boxes: places.map(({x}) => ({x: x - BOX.width / 2, y: MARGIN, ...BOX, kind: 'plain'})),
    lines: places.map(({x}) => ({
      points: [
        {x, y: MARGIN + BOX.height},
        {x, y: height},
      ],
      isDashed: true,
    })),
    words: places.map(({name, x}) => ({
      x,
      y: MARGIN + BOX.height / 2,
      lines: wrap(name, BOX.width),
    })),
  };
}

/** A lost message ends after this share of the distance, beyond its label, with a bar of twice the height `BAR`. */
const LOST = 0.75;
const BAR = 5;

const toBar = (x: number, y: number): Line => ({
  points: [y - BAR, y + BAR].map((end) => ({x, y: end})),
});

function toArrows({start, end, bottom: y}: Row, {isAnswer, isLost}: Message): readonly Line[] {
  const reached = isLost ? start + LOST * (end - start) : end;
  const arrow: Line = {
    points: [start, reached].map((x) => ({x, y})),
    ...(!isLost && {heads: 'end'}),
    ...(isAnswer && {isDashed: true}),
  };
  return isLost ? [arrow, toBar(reached, y)] : [arrow];
}

const toLabel = ({start, end, top, bottom, lines}: Row): Words => ({
  x: (start + end) / 2,
  y: (top + bottom - GAP.below) / 2,
  lines: [],
  notes: lines,
});

/** Draws the messages of a sequence from top to bottom, in chronological order. */
export function drawSequence(sequence: Messages): Drawing {
  const {participants, messages} = sequence;
  const rows = toRows(sequence);
  const height = (rows.at(-1)?.bottom ?? 0) + GAP.call;
  const heads = toHeads(participants, height);
  const frame = toFrame(sequence, rows);
  const arrows = messages.flatMap((message, index) => {
    const row = rows[index];
    return row === undefined ? [] : toArrows(row, message);
  });
  return {
    width: PICTURE_WIDTH,
    height,
    boxes: [...heads.boxes, ...frame.boxes],
    lines: [...heads.lines, ...arrows],
    words: [...heads.words, ...frame.words, ...rows.map(toLabel)],
  };
}
