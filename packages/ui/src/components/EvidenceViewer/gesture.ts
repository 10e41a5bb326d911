import { type Point, type View, zoomedAt } from './view.ts';

/** The distance after which a finger's move is a swipe, in px. */
export const SWIPE = 48;
const SWIPE_DOWN = 96;
/** A tap moves less than this, in px. */
const TAP = 12;

/** A gesture as it began. */
export interface Start {
  /** The finger, or the middle between two. */
  at: Point;
  /** The distance between two fingers; 0 with one. */
  distance: number;
  view: View;
}

const middleOf = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const distanceOf = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** The start of a gesture of the first two pointers; undefined without one. */
export function startOf([first, second]: readonly Point[], view: View): Start | undefined {
  if (first === undefined) return undefined;
  return second === undefined ? { at: first, distance: 0, view } : { at: middleOf(first, second), distance: distanceOf(first, second), view };
}

/** The view while two fingers pinch. */
export function pinched({ at, distance, view }: Start, first: Point, second: Point): View {
  const middle = middleOf(first, second);
  const zoomed = zoomedAt(view, view.zoom * (distanceOf(first, second) / distance), at);
  return { ...zoomed, x: zoomed.x + middle.x - at.x, y: zoomed.y + middle.y - at.y };
}

/** The way that a swipe pulls a whole picture: sideways, or down. */
export const pullOf = ({ x, y }: Point): Point => (Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y: Math.max(0, y) });

/** The meaning of a finger's move from its start to its end; undefined for a move that means nothing. */
export function meaningOf({ x, y }: Point, isZoomed: boolean): 'tap' | 'left' | 'right' | 'down' | undefined {
  if (Math.hypot(x, y) < TAP) return 'tap';
  if (isZoomed) return undefined;
  if (Math.abs(x) >= SWIPE && Math.abs(x) > Math.abs(y)) return x < 0 ? 'left' : 'right';
  return y >= SWIPE_DOWN ? 'down' : undefined;
}
