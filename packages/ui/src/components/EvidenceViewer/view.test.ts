import { describe, expect, test } from 'vitest';
import { fittedSize, nextZoom, visiblePart, wholePicture, withinStage, zoomedAt } from './view.ts';

const stage = { width: 700, height: 500 };
const tall = { width: 500, height: 1000 };

describe('zoom', () => {
  test('goes from 100 to 400 in steps of 50 and stops at both ends', () => {
    const seen = [1];
    while (seen.length < 9) seen.push(nextZoom(seen.at(-1)!, 1));
    expect(seen).toEqual([1, 1.5, 2, 2.5, 3, 3.5, 4, 4, 4]);
    expect(nextZoom(1, -1)).toBe(1);
  });

  test('goes to the next step from between two, as after a pinch', () => {
    expect(nextZoom(1.37, 1)).toBe(1.5);
    expect(nextZoom(1.37, -1)).toBe(1);
    expect(nextZoom(2.0000000001, 1)).toBe(2.5);
  });

  test('keeps what is under the pointer under it', () => {
    const pointer = { x: 100, y: -50 };
    const view = zoomedAt(wholePicture, 2, pointer);
    // The same point of the picture is under the pointer before and after.
    expect({ x: (pointer.x - view.x) / 2, y: (pointer.y - view.y) / 2 }).toEqual(pointer);
  });

  test('is never below 100 or above 400', () => {
    expect(zoomedAt(wholePicture, 9).zoom).toBe(4);
    expect(zoomedAt(wholePicture, 0.2).zoom).toBe(1);
  });
});

describe('a picture', () => {
  test('is fitted whole on its stage, also turned', () => {
    expect(fittedSize(tall, stage, 0)).toEqual({ width: 250, height: 500 });
    expect(fittedSize(tall, stage, 1)).toEqual({ width: 350, height: 700 });
  });

  test('moves no further than its edges, and not at all where it is smaller than the stage', () => {
    const far = { zoom: 2, turns: 0, x: 999, y: -999 };
    expect(withinStage(far, tall, stage)).toMatchObject({ x: 0, y: -250 });
    expect(withinStage({ ...far, turns: 1 }, tall, stage)).toMatchObject({ x: 350, y: -100 });
  });

  test('has a visible part in shares of itself', () => {
    expect(visiblePart(wholePicture, tall, stage)).toEqual({ left: 0, top: 0, width: 1, height: 1 });
    expect(visiblePart({ zoom: 2, turns: 0, x: 0, y: -250 }, tall, stage)).toEqual({ left: 0, top: 0.5, width: 1, height: 0.5 });
  });
});
