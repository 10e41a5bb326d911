import { routes } from '../shared/paths.ts';

/** The tabs of the settings, as their address names them. */
export const settingsTabs = ['personal', 'password', 'two-factor'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

const PARAMETER = 'tab';

/** The tab that an address asks for; the first one when it names none that there is. */
export function settingsTabOf(query: URLSearchParams): SettingsTab {
  const asked = query.get(PARAMETER);
  return settingsTabs.find((tab) => tab === asked) ?? 'personal';
}

/** The address of a tab; the first one is that of the settings themselves. */
export function settingsPath(tab: SettingsTab): string {
  return tab === 'personal' ? routes.settings : `${routes.settings}?${new URLSearchParams({ [PARAMETER]: tab })}`;
}
