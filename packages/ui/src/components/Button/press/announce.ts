import { announcer } from '../../Announcer/Announcer.css.ts';

let region: HTMLElement | undefined;

/** Adds the live region. Screen readers must know it before its text changes. React Aria's dialogs do not hide it. */
export function prepareAnnouncements(): void {
  if (region?.isConnected) return;
  region = document.createElement('div');
  region.className = announcer;
  region.ariaLive = 'assertive';
  region.dataset.liveAnnouncer = 'true';
  document.body.append(region);
}

/** Announces a text at once, without moving the focus. */
export function announce(text: string): void {
  if (region !== undefined) region.textContent = text;
}
