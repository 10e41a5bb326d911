'use client';
import { useMessages } from '@valise/ui/messages';
import { sharedMessages } from '../messages.ts';
import { type Failure, failureOf } from './failure.ts';

/** Reads what a call has thrown, outside `useSubmit`: the sentence that a document names, and why. */
export function useFailureOf(): (problem: unknown, headline: string) => Failure {
  const messages = useMessages(sharedMessages);
  return (problem, headline) => failureOf(problem, { headline }, messages);
}
