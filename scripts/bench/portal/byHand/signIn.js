// Sign-in by hand: the portal's markup and styles, and the same requests in the same order, no framework.
const root = document.getElementById('root');
const { apiUrl } = await (await fetch('/config.json')).json();
root.replaceChildren(document.querySelector('template[data-part="screen"]').content);
for (const element of root.querySelectorAll('[data-style]')) element.style.cssText = element.dataset.style;
document.title = 'Sign in · Valise';

const form = root.querySelector('form');
const [email, password] = form.querySelectorAll('input');
const remember = form.querySelector('[type=checkbox]');
const mark = remember.closest('label').querySelector('[aria-hidden]');
const toggle = form.querySelector('[aria-pressed]');
const submit = form.querySelector('[type=submit]');
const ways = root.querySelector('[role=group]');

toggle.addEventListener('click', () => {
  const { selectionStart, selectionEnd } = password;
  const isShown = password.type === 'password';
  password.type = isShown ? 'text' : 'password';
  toggle.lastChild.data = isShown ? 'Hide' : 'Show';
  toggle.setAttribute('aria-pressed', String(isShown));
  password.setSelectionRange(selectionStart, selectionEnd);
});
remember.addEventListener('change', () => mark.toggleAttribute('hidden', !remember.checked));

function showFieldError(field, text) {
  field.setAttribute('aria-invalid', 'true');
  field.setCustomValidity(text);
  field.addEventListener('input', () => field.removeAttribute('aria-invalid'), { once: true });
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (submit.ariaDisabled === 'true') return;
  submit.ariaDisabled = 'true';
  const answer = await fetch(`${apiUrl}/login`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: email.value, password: password.value }),
  });
  const { data, message, errors = {} } = await answer.json();
  submit.ariaDisabled = 'false';
  if (answer.ok) {
    const store = remember.checked ? localStorage : sessionStorage;
    store.setItem('type', data.user.type);
    store.setItem('auth_user', JSON.stringify(data.user));
    store.setItem('auth_token', data.token);
    location.assign('/');
    return;
  }
  for (const field of [email, password]) if (errors[field.name]) showFieldError(field, errors[field.name][0]);
  const alert = document.createElement('p');
  alert.setAttribute('role', 'alert');
  alert.textContent = message;
  form.prepend(alert);
});

const offered = await (await fetch(`${apiUrl}/social/providers`)).json().catch(() => null);
const names = (offered?.data ?? []).map((provider) => String(provider.name ?? provider).toLowerCase());
for (const button of ways.querySelectorAll('button')) {
  const name = button.textContent.toLowerCase();
  if (names.length > 0 && !names.includes(name)) button.remove();
  button.addEventListener('click', () => location.assign(`${apiUrl}/${name}/redirect`));
}
