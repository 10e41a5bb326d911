import { laneColors } from './LaneBar.css.ts';

/** The class with a lane's colour by its index; lanes after the fifth use the fifth colour. */
export const laneColor = (place: number): string => laneColors[Math.min(place, laneColors.length - 1)] ?? '';
