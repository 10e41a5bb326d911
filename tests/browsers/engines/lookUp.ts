/** A name or text: a whole one, or an expression that matches a part of it. */
export interface Wanted {
  text?: string;
  pattern?: string;
  flags?: string;
}

export interface Query {
  /** Without a role the text of the element counts, with one its accessible name. */
  role?: string;
  name?: Wanted;
  /** Only inside the first element that this finds. */
  within?: Query;
}

export interface Found {
  /** How many visible elements match. The other values are of the first. */
  count: number;
  text: string;
  value: string;
  isDisabled: boolean;
  isChecked: boolean;
  hasFocus: boolean;
  /** The middle of its visible box in the window, once a press there reaches it. */
  point?: { x: number; y: number };
}

/**
 * Finds what a person sees, by role and name or by text. With `isPressed` the element is scrolled into the window. Runs in the page,
 * so everything that it uses is inside it.
 */
export function lookUp(query: Query, isPressed: boolean): Found {
  const selectors: Record<string, string> = {
    alertdialog: '[role=alertdialog]',
    button: 'button, [role=button], summary, input[type=button], input[type=submit]',
    cell: 'td, [role=cell], [role=gridcell]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    columnheader: 'th, [role=columnheader]',
    combobox: '[role=combobox], select',
    dialog: 'dialog, [role=dialog]',
    heading: 'h1, h2, h3, h4, h5, h6, [role=heading]',
    img: 'img, svg[role=img], [role=img]',
    link: 'a[href], [role=link]',
    listitem: 'li, [role=listitem]',
    log: '[role=log]',
    menuitem: '[role=menuitem]',
    menuitemradio: '[role=menuitemradio]',
    option: '[role=option], option',
    radio: 'input[type=radio], [role=radio]',
    region: 'section[aria-label], section[aria-labelledby], [role=region]',
    row: 'tr, [role=row]',
    searchbox: 'input[type=search], [role=searchbox]',
    switch: '[role=switch]',
    tab: '[role=tab]',
    table: 'table, [role=table], [role=grid]',
    textbox: 'textarea, input:not([type]), input[type=text], input[type=email], input[type=password], input[type=tel], input[type=url], [role=textbox]',
  };
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const textOf = (element: Element) => tidy(element instanceof HTMLElement ? element.innerText : element.textContent);
  const isMatch = (text: string, { text: whole, pattern, flags }: Wanted) =>
    pattern === undefined ? text === whole : new RegExp(pattern, flags).test(text);
  const isHidden = (element: Element) =>
    element.closest('[aria-hidden=true], [inert], [data-live-announcer]') !== null ||
    element.getClientRects().length === 0 ||
    getComputedStyle(element).visibility !== 'visible';
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby');
    if (ids !== null) return tidy(ids.split(/\s+/).map((id) => textOrLabel(document.getElementById(id))).join(' '));
    const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    if (label !== null) return tidy(label);
    const labels = (element as HTMLInputElement).labels;
    if (labels && labels.length > 0) return tidy([...labels].map(textOf).join(' '));
    if (element.matches('input, textarea, select')) return tidy(element.getAttribute('placeholder') ?? element.getAttribute('title'));
    const title = element.querySelector('title');
    const inner = textOf(element) || [...element.querySelectorAll('img[alt], [aria-label]')].map(nameOf).join(' ');
    return tidy(inner || title?.textContent || element.getAttribute('title'));
  };
  const textOrLabel = (element: Element | null) => (element === null ? '' : (element.getAttribute('aria-label') ?? tidy(element.textContent)));
  const find = ({ role, name, within }: Query): Element[] => {
    const scope = within ? find(within)[0] : document.body;
    if (scope === undefined) return [];
    if (role !== undefined) {
      const all = [...scope.querySelectorAll(selectors[role] ?? `[role=${role}]`)];
      const own = all.filter((element) => (element.getAttribute('role') ?? role) === role);
      return own.filter((element) => !isHidden(element) && (name === undefined || isMatch(nameOf(element), name)));
    }
    if (name === undefined) return [scope];
    const matching = [...scope.querySelectorAll('*')].filter((element) => !isHidden(element) && isMatch(tidy(element.textContent), name));
    return matching.filter((element) => !matching.some((other) => other !== element && element.contains(other)));
  };
  const pointOf = (element: Element): Found['point'] => {
    // An input that a label draws is smaller than what is pressed.
    const box = element.closest('label') ?? element;
    const reached = () => {
      const { left, top, width, height } = box.getBoundingClientRect();
      const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
      const hit = document.elementFromPoint(point.x, point.y);
      return hit !== null && (box.contains(hit) || (hit.contains(element) && !hit.contains(document.body))) ? point : undefined;
    };
    const point = reached();
    if (point !== undefined || !isPressed) return point;
    // It may be outside the window or under a bar that stays.
    box.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return reached();
  };
  const all = find(query);
  const [first] = all;
  if (first === undefined) return { count: 0, text: '', value: '', isDisabled: false, isChecked: false, hasFocus: false };
  return {
    count: all.length,
    text: textOf(first),
    value: (first as HTMLInputElement).value ?? '',
    isDisabled: first.matches(':disabled, [aria-disabled=true]'),
    isChecked: first.matches('input:checked, [aria-checked=true], [aria-selected=true]'),
    hasFocus: first === document.activeElement,
    point: pointOf(first),
  };
}
