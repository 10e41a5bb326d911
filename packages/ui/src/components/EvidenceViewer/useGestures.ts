import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { meaningOf, pinched, pullOf, type Start, startOf, SWIPE } from './gesture.ts';
import { type Point, type View, zoomedAt } from './view.ts';

/** Two taps within this time are a double tap. */
const DOUBLE_TAP_MS = 300;
/** Zoom per px of a wheel; browsers report a pinch on a touchpad as small wheel steps. */
const WHEEL_ZOOM = 0.002;
const TOUCHPAD_ZOOM = 0.01;
/** The size of a line and of a page of a wheel, in px. */
const wheelUnits = [1, 16, 400] as const;

const none: Point = { x: 0, y: 0 };

/** Safari's event of a pinch on a touchpad, which it sends instead of wheel steps. */
type GestureEvent = Event & { scale: number; clientX: number; clientY: number };

interface Gestures {
  stage: RefObject<HTMLElement | null>;
  view: View;
  /** The view after a gesture. */
  onView: (view: View) => void;
  /** A swipe to the left or to the right on a picture that is shown whole. */
  onSwipe: (direction: 'left' | 'right' | 'down') => void;
}

const toggled = (view: View, at: Point) => zoomedAt(view, view.zoom > 1 ? 1 : 2, at);

/**
 * Wheel, pinch and double press zoom; a drag moves a zoomed picture; a swipe over a whole picture shows another one.
 * @returns the handlers of the stage, how far a swipe has pulled the picture, and whether one is under way
 */
export function useGestures({ stage, view, onView, onSwipe }: Gestures) {
  const [pull, setPull] = useState(none);
  const [isHeld, setHeld] = useState(false);
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<Start>(undefined);
  const lastTap = useRef({ at: none, time: -DOUBLE_TAP_MS });
  const isTouch = useRef(false);

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect();
    return box === undefined ? none : { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  };

  const begin = () => {
    start.current = startOf([...pointers.current.values()], view);
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const pixels = event.deltaY * (wheelUnits[event.deltaMode] ?? 1);
    onView(zoomedAt(view, view.zoom * Math.exp(-pixels * (event.ctrlKey ? TOUCHPAD_ZOOM : WHEEL_ZOOM)), pointOf(event)));
  });
  const zoomAtGesture = useRef(1);
  const onGesture = useEffectEvent((event: GestureEvent) => {
    event.preventDefault();
    // Fingers on a screen are read by their pointers.
    if (pointers.current.size > 0) return;
    if (event.type === 'gesturestart') zoomAtGesture.current = view.zoom;
    else onView(zoomedAt(view, zoomAtGesture.current * event.scale, pointOf(event)));
  });
  useEffect(() => {
    const { current } = stage;
    // Not passive like React's listeners, so that a pinch on a touchpad does not zoom the page.
    const stop = new AbortController();
    const options = { passive: false, signal: stop.signal };
    current?.addEventListener('wheel', (event) => onWheel(event), options);
    for (const type of ['gesturestart', 'gesturechange']) current?.addEventListener(type, (event) => onGesture(event as GestureEvent), options);
    return () => stop.abort();
  }, [stage]);

  const move = () => {
    const from = start.current;
    const [first, second] = [...pointers.current.values()];
    if (from === undefined || first === undefined) return;
    if (second !== undefined && from.distance > 0) {
      onView(pinched(from, first, second));
      return;
    }
    const moved = { x: first.x - from.at.x, y: first.y - from.at.y };
    if (view.zoom > 1) onView({ ...view, x: from.view.x + moved.x, y: from.view.y + moved.y });
    else if (isTouch.current) setPull(pullOf(moved));
  };

  const tap = (at: Point, time: number) => {
    const { at: before, time: then } = lastTap.current;
    const isSecond = time - then < DOUBLE_TAP_MS && Math.hypot(at.x - before.x, at.y - before.y) < SWIPE;
    lastTap.current = { at, time: isSecond ? -DOUBLE_TAP_MS : time };
    if (isSecond) onView(toggled(view, at));
  };

  const release = (event: PointerEvent, isCancelled: boolean) => {
    if (!pointers.current.has(event.pointerId)) return;
    const from = start.current;
    const isLast = pointers.current.size === 1;
    pointers.current.delete(event.pointerId);
    setPull(none);
    begin();
    if (!isLast) return;
    setHeld(false);
    if (isCancelled || !isTouch.current || from === undefined) return;
    const at = pointOf(event);
    const meaning = meaningOf({ x: at.x - from.at.x, y: at.y - from.at.y }, view.zoom > 1 || from.view.zoom > 1);
    if (meaning === 'tap') tap(at, event.timeStamp);
    else if (meaning !== undefined) onSwipe(meaning);
  };

  return {
    pull,
    isHeld,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        isTouch.current = event.pointerType !== 'mouse';
        // The browser captures fingers itself.
        if (!isTouch.current) event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, pointOf(event));
        setHeld(true);
        begin();
      },
      onPointerMove: (event: PointerEvent) => {
        if (!pointers.current.has(event.pointerId)) return;
        pointers.current.set(event.pointerId, pointOf(event));
        move();
      },
      onPointerUp: (event: PointerEvent) => release(event, false),
      onPointerCancel: (event: PointerEvent) => release(event, true),
      // Two taps of a finger are read as a double tap, because some browsers send no event for them.
      onDoubleClick: (event: MouseEvent) => {
        if (!isTouch.current) onView(toggled(view, pointOf(event)));
      },
    },
  };
}
