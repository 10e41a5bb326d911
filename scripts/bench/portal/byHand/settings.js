// Settings by hand: two tabs, and a form that knows of unsaved changes.
import { applyStyles, copyOf, part } from './dom.js';
import { fill, userFields } from './fields.js';

const user = JSON.parse(localStorage.getItem('auth_user'));
const screen = document.importNode(part('screen'), true);
applyStyles(screen);
fill(screen, userFields(user));
document.getElementById('root').replaceChildren(screen);
document.title = 'Settings · Valise';

const tabs = [...document.querySelectorAll('main [role=tab]')];
const [personal, password] = tabs;
let panel = document.querySelector('[role=tabpanel]');
const panels = new Map([[personal, panel]]);

function open(tab) {
  if (!panels.has(tab)) panels.set(tab, copyOf('password'));
  for (const other of tabs) {
    other.setAttribute('aria-selected', other === tab);
    other.toggleAttribute('data-selected', other === tab);
    other.tabIndex = other === tab ? 0 : -1;
  }
  panel.replaceWith(panels.get(tab));
  panel = panels.get(tab);
  history.replaceState(null, '', tab === personal ? location.pathname : '?tab=password');
}
// As early as the portal's tabs.
for (const tab of [personal, password]) tab.addEventListener('pointerdown', () => open(tab));

const saved = userFields(user);
document.querySelector('main').addEventListener('input', ({ target }) => {
  target.form.toggleAttribute('data-changed', target.value !== (saved[target.name] ?? ''));
});
