'use client';
import { useMessages } from '@valise/ui/messages';
import { PageHeader } from '@valise/ui/PageHeader';
import { Tabs } from '@valise/ui/Tabs';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import { settingsMessages } from '../messages.ts';
import { type SettingsTab, settingsTabs } from '../settingsTab.ts';

export interface SettingsProps {
  /** The tab that is seen. */
  tab: SettingsTab;
  /** Another tab was asked for; it is seen once `tab` says so. */
  onTabChange: (tab: SettingsTab) => void;
  /** What each tab holds. Only the one that is seen is there. */
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
        title={messages.setting}
        subtitle={messages.subtitle}
        crumbs={[{ label: messages.dashboard, href: paths.dashboard }, { label: messages.setting }]}
      />
      <Tabs
        label={messages.tabs}
        tabs={settingsTabs.map((id) => ({ id, label: labels[id], content: panels[id] }))}
        selectedId={tab}
        onSelectionChange={(id) => {
          const asked = settingsTabs.find((known) => known === id);
          if (asked !== undefined && asked !== tab) onTabChange(asked);
        }}
      />
    </>
  );
}
