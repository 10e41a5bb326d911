export { QueueBoard, type QueueBoardProps, type QueueLane } from './QueueBoard.tsx';
export type { QueueCardProps } from './lane/QueueCard.tsx';
