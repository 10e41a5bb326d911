export { QueueBoard, type QueueBoardProps, type QueueLane } from './QueueBoard.tsx';
export { useIsPrinting } from './lane/useIsPrinting.ts';
export type { QueueCardProps } from './lane/QueueCard.tsx';
