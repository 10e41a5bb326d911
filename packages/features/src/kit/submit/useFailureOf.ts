'use client';
import { useMessages } from '@valise/ui/messages';
import { sharedMessages } from '../messages.ts';
import { type Failure, failureOf } from './failure.ts';

/** Reads the problem of a call that is made outside `useSubmit`: the given sentence, and the reason. */
export function useFailureOf(): (problem: unknown, headline: string) => Failure {
  const messages = useMessages(sharedMessages);
  return (problem, headline) => failureOf(problem, { headline }, messages);
}
