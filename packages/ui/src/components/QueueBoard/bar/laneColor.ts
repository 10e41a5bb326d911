import { laneColors } from './LaneBar.css.ts';

/** The class that colours a lane by its place; lanes after the fifth have the fifth's colour. */
export const laneColor = (place: number): string => laneColors[Math.min(place, laneColors.length - 1)] ?? '';
