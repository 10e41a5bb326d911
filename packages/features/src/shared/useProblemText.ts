'use client';
import { Problem } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { useCallback } from 'react';
import { sharedMessages } from './messages.ts';
import { problemText } from './problemText.ts';

/**
 * Tells a failed call to a person who pressed a button: why there was no answer, else the server's own sentence,
 * else the fallback. @default fallback 'An error occurred'
 */
export function useProblemText(): (problem: unknown, fallback?: string) => string {
  const messages = useMessages(sharedMessages);
  return useCallback(
    (problem, fallback = messages.errorOccurred) => {
      if (problem instanceof Problem && problem.kind !== 'refused' && problem.kind !== 'aborted') return messages[problem.kind];
      return problemText(problem, fallback);
    },
    [messages],
  );
}
