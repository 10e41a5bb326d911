import { spinner } from './Spinner.css.ts';

/** Shows that something is in progress. Screen readers skip it: add a text that describes it. */
export function Spinner() {
  return <span aria-hidden="true" data-loading="" className={spinner} />;
}
