export { AlertCard, type AlertCardProps } from './AlertCard.tsx';
export { AlertCardSkeleton } from './AlertCardSkeleton.tsx';
