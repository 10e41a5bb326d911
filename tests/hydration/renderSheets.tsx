import { I18nProvider } from 'react-aria-components/I18nProvider';
import { sheetsOf } from './sheets.ts';

/** A component's Sheets as one element, the same on a server and in a browser. */
export async function elementOf(component: string) {
  const sheets = await sheetsOf(component);
  if (sheets.length === 0) return undefined;
  return (
    <I18nProvider locale="en-US">
      {sheets.map(({ Story }, index) => (
        <Story key={index} />
      ))}
    </I18nProvider>
  );
}
