import { Problem } from '@valise/contract';

/** Whether a call was aborted because its session has ended. Then no failure is shown and nothing else is requested. */
export const isAborted = (problem: unknown): boolean => problem instanceof Problem && problem.kind === 'aborted';
