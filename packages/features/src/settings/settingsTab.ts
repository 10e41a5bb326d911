import { routes } from '../domain/paths.ts';

/** The tabs of the settings, as their address names them. */
export const settingsTabs = ['personal', 'password', 'two-factor'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

const PARAMETER = 'tab';

/** The tab in an address; the first one when there is none, or an unknown one. */
export function settingsTabOf(query: URLSearchParams): SettingsTab {
  const requested = query.get(PARAMETER);
  return settingsTabs.find((tab) => tab === requested) ?? 'personal';
}

/** The address of a tab; the first one is that of the settings themselves. */
export function settingsPath(tab: SettingsTab): string {
  return tab === 'personal' ? routes.settings : `${routes.settings}?${new URLSearchParams({ [PARAMETER]: tab })}`;
}
