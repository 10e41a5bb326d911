export { AssignRider, type AssignRiderProps } from './AssignRider.tsx';
export { AssignRiderContainer, type AssignRiderContainerProps } from './AssignRiderContainer.tsx';
