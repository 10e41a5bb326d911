import { renderToString } from 'react-dom/server';
import { elementOf } from './renderSheets.tsx';

/** The server-rendered HTML of a component's Sheets. */
export async function markupOf(component: string): Promise<string | undefined> {
  const element = await elementOf(component);
  return element && renderToString(element);
}
