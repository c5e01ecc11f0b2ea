import {describe, expect, it} from 'vitest';

import {PICTURE_WIDTH} from './drawing';
import {drawSequence, type Messages} from './sequence';

const sequence: Messages = {
  participants: ['One', 'Two', 'Three'],
  messages: [
    {from: 'One', to: 'Two', lines: ['GET /a']},
    {from: 'Two', to: 'One', lines: ['200', 'a line of words that is wide'], isAnswer: true},
    {from: 'Three', to: 'Two', lines: ['GET /b']},
    {from: 'Two', to: 'Three', lines: ['200'], isAnswer: true},
  ],
};

const looped: Messages = {...sequence, loop: {from: 2, to: 3, label: 'as long as it lasts'}};

describe('a sequence', () => {
  const {boxes, lines, words, height} = drawSequence(sequence);
  const arrows = lines.filter(({heads}) => heads !== undefined);

  it('has a line down from each participant', () => {
    const lifelines = lines.filter(({heads}) => heads === undefined);
    expect(lifelines.map(({points}) => points.map(({x}) => x))).toEqual([
      [43, 43],
      [164, 164],
      [PICTURE_WIDTH - 43, PICTURE_WIDTH - 43],
    ]);
    lifelines.forEach(({points}) => expect(points.at(-1)?.y).toBe(height));
  });

  it('shows messages one below the other, from sender to receiver', () => {
    expect(arrows.map(({points: [from, to]}) => [from?.x, to?.x])).toEqual([
      [43, 164],
      [164, 43],
      [285, 164],
      [164, 285],
    ]);
    const heights = arrows.map(({points: [from]}) => from?.y ?? 0);
    expect(heights).toEqual([...heights].sort((one, other) => one - other));
  });

  it('has dashed lines only for responses', () => {
    expect(arrows.map(({isDashed = false}) => isDashed)).toEqual([false, true, false, true]);
  });

  it('ends a lost message at a bar and without a head', () => {
    const messages = sequence.messages.map((message, index) =>
      index === 1 ? ({...message, isLost: true} as const) : message,
    );
    const drawn = drawSequence({...sequence, messages}).lines;
    const [lost, bar] = drawn.slice(
      drawn.findIndex(({isDashed, heads}, index) => index >= 3 && isDashed && heads === undefined),
    );
    expect(lost?.points.map(({x}) => x)).toEqual([164, 164 - 0.75 * 121]);
    expect(bar?.points.map(({x}) => x)).toEqual([73.25, 73.25]);
    expect(drawn.filter(({heads}) => heads !== undefined)).toHaveLength(3);
  });

  it('keeps the words of a message between the two lines, and above its arrow', () => {
    const label = words.find(({notes}) => notes?.includes('200'));
    expect(label?.notes).toEqual(['200', 'a line of words', 'that is wide']);
    expect(label?.x).toBe((43 + 164) / 2);
    expect(label?.y).toBeLessThan(arrows[1]?.points[0]?.y ?? 0);
  });

  it('has a box for each participant, and for no one else', () => {
    expect(boxes).toHaveLength(3);
    const messages = [{from: 'One', to: 'Four', lines: []}];
    expect(() => drawSequence({...sequence, messages})).toThrow('Four does not take part');
  });
});

it('draws a frame around the messages of a loop, and around no other', () => {
  const {boxes, lines, words} = drawSequence(looped);
  const frame = boxes.find(({kind}) => kind === 'frame');
  const bottom = (frame?.y ?? 0) + (frame?.height ?? 0);
  const arrows = lines.filter(({heads}) => heads !== undefined);
  const isInside = arrows.map(({points: [from]}) => {
    const y = from?.y ?? 0;
    return y > (frame?.y ?? 0) && y < bottom;
  });
  expect(isInside).toEqual([false, false, true, true]);
  expect(words.flatMap(({notes = []}) => notes)).toEqual(
    expect.arrayContaining(['as long as it lasts']),
  );
});
