import { spinner } from './Spinner.css.ts';

/** Shows that something is under way. It is drawn only: whoever shows it says in words what is happening. */
export function Spinner() {
  return <span aria-hidden="true" className={spinner} />;
}
