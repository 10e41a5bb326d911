// Shared by the pages by hand: the parts of the portal's markup, texts, cells, and the API.

/** A template in the page's markup. */
export const part = (name) => document.querySelector(`template[data-part="${name}"]`).content;

/** Styles that the security policy refuses as attributes. */
export function applyStyles(root) {
  for (const element of root.querySelectorAll('[data-style]')) element.style.cssText = element.dataset.style;
}

export function copyOf(name) {
  const copy = part(name).firstElementChild.cloneNode(true);
  applyStyles(copy);
  return copy;
}

/** Writes a text if it has changed. */
export const put = (node, text) => {
  if (node.data !== text) node.data = text;
};

/** The only text node of an element; it replaces the element's content. */
export function textOf(element) {
  element.textContent = '';
  return element.appendChild(new Text());
}

const { apiUrl } = await (await fetch('/config.json')).json();

/** The answer to a request with the session's token. */
export async function request(path) {
  const response = await fetch(apiUrl + path, { headers: { Accept: 'application/json', Authorization: `Bearer ${localStorage.getItem('auth_token')}` } });
  return response.json();
}

export const formats = {
  number: new Intl.NumberFormat('en-US'),
  money: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
  day: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }),
  time: new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }),
};

/** A cell with a badge. Returns a function that draws another badge. */
export function badgeIn(cell) {
  let shown = '';
  return (status) => {
    if (shown === status) return;
    shown = status;
    const badges = [...part('badges').children];
    const badge = badges.find(({ textContent }) => textContent === status) ?? badges[0];
    cell.replaceChildren(badge.cloneNode(true));
    cell.lastChild.lastChild.data = status;
  };
}
