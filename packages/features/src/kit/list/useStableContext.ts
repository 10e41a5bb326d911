'use client';
import { useStableCallback } from '@valise/ui/hooks';
import { useState } from 'react';

type Values = Readonly<Record<string, unknown>>;

const isHandler = (value: unknown): value is (...args: unknown[]) => void => typeof value === 'function';

/** Functions count as equal, because each calls the latest one. */
const isEqual = (one: unknown, other: unknown) => (isHandler(one) && isHandler(other)) || Object.is(one, other);

function isSame(one: Values, other: Values): boolean {
  const names = Object.keys(other);
  return names.length === Object.keys(one).length && names.every((name) => isEqual(one[name], other[name]));
}

type Call = (name: string, ...args: unknown[]) => void;

function withHandlers(given: Values, known: Values, call: Call): Values {
  const handlerOf = (name: string) => (isHandler(known[name]) ? known[name] : (...args: unknown[]) => call(name, ...args));
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, isHandler(value) ? handlerOf(name) : value]));
}

/** The same object until one of its values changes. Its functions keep their identity and call the latest handler. */
export function useStableContext<Context extends object>(context: Context): Context {
  const given = context as Values;
  const call = useStableCallback((name: string, ...args: unknown[]) => {
    const handler = given[name];
    if (isHandler(handler)) handler(...args);
  });
  const [kept, setKept] = useState(() => withHandlers(given, {}, call));
  if (isSame(kept, given)) return kept as Context;
  const next = withHandlers(given, kept, call);
  setKept(next);
  return next as Context;
}
