export { followStep } from './followStep.ts';
export { StepLinks, type StepLinksProps } from './StepLinks.tsx';
