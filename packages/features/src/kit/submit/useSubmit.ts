'use client';
import { useStableCallback } from '@valise/ui/hooks';
import { useMessages } from '@valise/ui/messages';
import { notify, recordSuccess, withdraw } from '@valise/ui/Toast';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isAborted } from '../api/isAborted.ts';
import { sharedMessages } from '../messages.ts';
import { useIsMounted } from '../useIsMounted.ts';
import { type Failure, failureOf } from './failure.ts';
import { failureToasts, type ToastPolicy } from './failureToasts.ts';

export interface SubmitOptions<Values extends readonly unknown[], Reply> {
  /** Shown when the server sends no sentence of its own. @default 'An error occurred' */
  fallback?: string;
  /** A sentence that the specification always shows: it comes first, and the reason follows. It replaces `fallback`. */
  headline?: string | ((...values: Values) => string);
  /** Which parts of a failure become toasts; all of them are in `failure`. @default 'all' */
  toasts?: ToastPolicy;
  /**
   * The screen shows the failure in its place too, where it is announced (`Form`, `FailureBanner`). Its toasts are then only seen.
   * @default false
   */
  isInPlace?: boolean;
  /** The field names in the order of the form, which is the order of their toasts. @default the response's order */
  fieldOrder?: readonly string[];
  /** Validates before the call. A failure that it returns is shown without a toast, and nothing is sent. */
  validate?: (...values: Values) => Failure | undefined;
  /**
   * The call has succeeded; called even when the component has been unmounted meanwhile. The submit stays busy while a promise
   * that this returns is pending.
   */
  onDone?: (reply: Reply, ...values: Values) => Promise<void> | void;
  /** The call has failed after the component was unmounted. Without this prop that failure is dropped. */
  onFailedElsewhere?: (failure: Failure) => void;
}

export interface Submit<Values extends readonly unknown[]> {
  /** Sends. Ignored while a call is pending. Its identity never changes. */
  submit: (...values: Values) => void;
  /** A call is pending. */
  isBusy: boolean;
  /** Why the last attempt failed; undefined from the next attempt on. */
  failure: Failure | undefined;
  /** Removes the failure, for example when the form is edited or its dialog opens again. */
  clearFailure: () => void;
}

/**
 * Sends to the API, once at a time: every form and every button that sends uses it.
 *
 * Messages of fields are in `failure.fields`, anything else in `failure.message` and `failure.detail` (`failureOf` has the
 * rule). All of it is toasted too (spec 1.8), unless `toasts` limits it; the next attempt withdraws these toasts, and a failure
 * those of the success before it. A failure is announced once: in its place (`isInPlace`), or else as a toast.
 * A failure that arrives after the component has been unmounted is dropped, unless `onFailedElsewhere` shows it. A call that was
 * aborted, as when its session has ended, shows nothing.
 *
 * ```tsx
 * const { submit, isBusy, failure } = useSubmit((email: string) => api.call(accountEndpoints.forgotPassword, { body: { email } }), {
 *   fallback: messages.linkFailed,
 *   onDone: ({ message }) => notify(message ?? messages.linkSent),
 * });
 * ```
 */
export function useSubmit<Values extends readonly unknown[], Reply>(
  call: (...values: Values) => Promise<Reply>,
  options: SubmitOptions<Values, Reply> = {},
): Submit<Values> {
  const messages = useMessages(sharedMessages);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const isSending = useRef(false);
  const isMounted = useIsMounted();

  const toasted = useRef<readonly string[]>([]);
  const succeeded = useRef<readonly string[]>([]);
  /** Closes the toasts of earlier attempts: those of a failure when the next attempt starts, those of success when one fails. */
  function withdrawToasts(texts: typeof toasted) {
    for (const text of texts.current) withdraw(text);
    texts.current = [];
  }

  const latest = useRef({ call, options, messages });
  useEffect(() => {
    latest.current = { call, options, messages };
  });

  function fail(problem: unknown, values: Values) {
    // The session has changed meanwhile.
    if (isAborted(problem)) return;
    const { options, messages } = latest.current;
    const { fallback = messages.errorOccurred, headline, toasts = 'all', fieldOrder = [], isInPlace = false, onFailedElsewhere } = options;
    const named = typeof headline === 'function' ? headline(...values) : headline;
    const failed = failureOf(problem, named === undefined ? { fallback } : { headline: named }, messages);
    if (!isMounted()) {
      onFailedElsewhere?.(failed);
      return;
    }
    withdrawToasts(succeeded);
    setFailure(failed);
    const raised = failureToasts(failed, toasts, fieldOrder);
    for (const { text, detail } of raised) notify(text, { tone: 'critical', detail, isAnnounced: !isInPlace });
    toasted.current = raised.map(({ text }) => text);
  }

  async function send(values: Values) {
    isSending.current = true;
    setBusy(true);
    const end = () => {
      isSending.current = false;
      setBusy(false);
    };
    let reply: Reply;
    try {
      reply = await latest.current.call(...values);
    } catch (problem) {
      end();
      fail(problem, values);
      return;
    }
    const { result, texts } = recordSuccess(() => latest.current.options.onDone?.(reply, ...values));
    succeeded.current = texts;
    if (result !== undefined) await result;
    end();
  }

  const submit = useStableCallback((...values: Values) => {
    if (isSending.current) return;
    withdrawToasts(toasted);
    const invalid = latest.current.options.validate?.(...values);
    if (invalid !== undefined) withdrawToasts(succeeded);
    setFailure(invalid);
    if (invalid === undefined) void send(values);
  });
  const clearFailure = useCallback(() => setFailure(undefined), []);

  return { submit, isBusy, failure, clearFailure };
}
