import { userEvent, within } from 'storybook/test';
import { png } from './pictures.ts';

/** The names of the images, in order. */
export const names = (root: HTMLElement) =>
  within(root)
    .getAllByRole('button', { name: /^Remove (?!all)/ })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove ', ''));

/** Chooses files of any type in the dialog of the browser. */
export const choose = (root: HTMLElement, ...files: File[]) =>
  userEvent.upload(root.querySelector<HTMLInputElement>('input[type="file"]')!, files, { applyAccept: false });

/** Drops files on an element. Returns whether the browser is kept from opening them. */
export const drop = (root: HTMLElement, ...files: File[]) => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return !root.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
};

/** Drags a file over an element, or from there to another one. Returns whether it can be dropped. */
export function drag(kind: 'dragover' | 'dragleave', target: Element, towards: Element | null = null) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(png('held.png'));
  return !target.dispatchEvent(new DragEvent(kind, { dataTransfer, relatedTarget: towards, bubbles: true, cancelable: true }));
}
