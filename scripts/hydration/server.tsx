import { renderToString } from 'react-dom/server';
import { elementOf } from './renderSheets.tsx';

/** A component's sheets as a server sends them. */
export async function markupOf(component: string): Promise<string | undefined> {
  const element = await elementOf(component);
  return element && renderToString(element);
}
