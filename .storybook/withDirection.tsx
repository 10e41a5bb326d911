import type { ReactRenderer } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { DecoratorFunction } from 'storybook/internal/types';

/** Right to left uses the Arabic locale with English copy, the only language that ships. */
export const withDirection: DecoratorFunction<ReactRenderer> = (Story, { globals }) => {
  const isRightToLeft = globals.direction === 'rtl';
  document.documentElement.dir = isRightToLeft ? 'rtl' : 'ltr';
  document.documentElement.lang = 'en';
  return (
    <I18nProvider locale={isRightToLeft ? 'ar' : 'en-US'}>
      <Story />
    </I18nProvider>
  );
};
