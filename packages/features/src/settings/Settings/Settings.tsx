'use client';
import { useMessages } from '@valise/ui/messages';
import { PageHeader } from '@valise/ui/PageHeader';
import { Tabs } from '@valise/ui/Tabs';
import type { ReactNode } from 'react';
import { paths } from '../../domain/paths.ts';
import { settingsMessages } from '../messages.ts';
import { type SettingsTab, settingsTabs } from '../settingsTab.ts';

export interface SettingsProps {
  /** The selected tab. */
  tab: SettingsTab;
  /** Another tab was pressed. It opens once `tab` names it. */
  onTabChange: (tab: SettingsTab) => void;
  /** The content of each tab. Only the selected one is rendered. */
  panels: Readonly<Record<SettingsTab, ReactNode>>;
}

/** Profile, password and the second factor. */
export function Settings({ tab, onTabChange, panels }: SettingsProps) {
  const messages = useMessages(settingsMessages);
  const labels: Readonly<Record<SettingsTab, string>> = {
    personal: messages.personalInformation,
    password: messages.password,
    'two-factor': messages.twoFactor,
  };
  return (
    <>
      <PageHeader
        title={messages.settings}
        subtitle={messages.subtitle}
        crumbs={[{ label: messages.dashboard, href: paths.dashboard }, { label: messages.setting }]}
      />
      <Tabs
        label={messages.tabs}
        tabs={settingsTabs.map((id) => ({ id, label: labels[id], content: panels[id] }))}
        selectedId={tab}
        onSelectionChange={(id) => {
          const next = settingsTabs.find((known) => known === id);
          if (next !== undefined && next !== tab) onTabChange(next);
        }}
      />
    </>
  );
}
