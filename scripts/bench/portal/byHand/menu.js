import { copyOf } from './dom.js';
import { keepOpen } from './overlay.js';

/** The menu in the page's markup. Returns a function that opens it below a button. */
export function createMenu() {
  const menu = copyOf('menu');
  const items = [...menu.querySelectorAll('[role=menuitem]')];
  menu.addEventListener('focusin', ({ target }) => target.closest('[role=menuitem]')?.setAttribute('data-focused', 'true'));
  menu.addEventListener('focusout', ({ target }) => target.closest('[role=menuitem]')?.removeAttribute('data-focused'));
  return (button) => {
    const { bottom, right } = button.getBoundingClientRect();
    menu.style.cssText = `position: absolute; top: ${bottom + scrollY + 4}px; right: ${document.documentElement.clientWidth - right}px`;
    button.setAttribute('aria-expanded', 'true');
    keepOpen(menu, {
      moving: [menu],
      focus: items[0],
      arrows: items,
      onClose: () => {
        button.setAttribute('aria-expanded', 'false');
        button.focus();
      },
    });
  };
}
