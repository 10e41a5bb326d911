import { routes } from '../domain/paths.ts';

/** The tabs of the settings, as the address names them. */
export const settingsTabs = ['personal', 'password', 'two-factor'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

const PARAMETER = 'tab';

/** The tab in an address; the first one without a tab or with an unknown one. */
export function settingsTabOf(query: URLSearchParams): SettingsTab {
  const requested = query.get(PARAMETER);
  return settingsTabs.find((tab) => tab === requested) ?? 'personal';
}

/** The address of a tab. The first tab has the address of the settings screen itself. */
export function settingsPath(tab: SettingsTab): string {
  return tab === 'personal' ? routes.settings : `${routes.settings}?${new URLSearchParams({ [PARAMETER]: tab })}`;
}
