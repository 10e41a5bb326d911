'use client';
import { useId } from 'react';
import { CaretDownBold } from '../../icons/CaretDownBold.tsx';
import { CaretLeftBold } from '../../icons/CaretLeftBold.tsx';
import { CaretRightBold } from '../../icons/CaretRightBold.tsx';
import { useNumberFormat } from '../../messages/numberFormat.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { pagerMessages } from './messages.ts';
import { gap, line, page as pageStyle, pager, pages as pagesStyle, rows, select, selectBox, selectCaret, showing, step } from './Pager.css.ts';
import { pageNumbers } from './pageNumbers.ts';
import { pageAfterResize, pageOf, pageWithin } from './pageOf.ts';

export interface PagerProps<Size extends number = number> {
  /** The current page, from 1. A page after the last one shows the last. */
  page: number;
  /** The number of entries on a page. */
  size: Size;
  /** The number of entries on all pages. */
  total: number;
  /** Stands in place of `total` while not all entries are loaded, for example '15 of 248 loaded'. */
  loaded?: string;
  /** The sizes to choose from. @default [5, 10, 25, 50] */
  sizes?: readonly Size[];
  /** Names the pager, on pages with several. @default 'Pagination' */
  label?: string;
  /** The element id; with it the pager can be focused, for example by a `SkipLink`. */
  id?: string;
  /** Called with another page, or with another size and the page that then contains the first visible entry. */
  onChange: (paging: { page: number; size: Size }) => void;
}

const defaultSizes: readonly number[] = [5, 10, 25, 50];
const previousCaret = <CaretLeftBold size={16} />;
const nextCaret = <CaretRightBold size={16} />;
const downCaret = <CaretDownBold size={14} className={selectCaret} />;

/** Navigates between the pages of a list. It announces nothing, because a table announces its page itself. */
export function Pager<Size extends number = number>({ page, size, total, loaded, sizes, label, id, onChange }: PagerProps<Size>) {
  const messages = useMessages(pagerMessages);
  const inFigures = useNumberFormat();
  const sizeId = useId();
  const { from, to, pages } = pageOf({ total, size, page });
  const current = pageWithin(page, pages);
  const choices = sizes ?? (defaultSizes as readonly Size[]);

  // aria-disabled instead of disabled, so that the button keeps the focus on the last page.
  const stepTo = (target: number) => ({
    'aria-disabled': target < 1 || target > pages ? true : undefined,
    onClick: () => {
      if (target >= 1 && target <= pages) onChange({ page: target, size });
    },
  });

  return (
    <nav id={id} tabIndex={id === undefined ? undefined : -1} aria-label={label ?? messages.pagerLabel} className={pager}>
      <div className={line}>
        <p className={showing}>{loaded === undefined ? messages.pagerShowing({ from, to, total }) : messages.pagerShowingPart({ from, to, loaded })}</p>
        <div className={rows}>
          <label htmlFor={sizeId}>{messages.pagerRows}</label>
          <span className={selectBox}>
            <select
              id={sizeId}
              className={select}
              value={size}
              onChange={(event) => {
                const chosen = choices.find((choice) => String(choice) === event.target.value);
                if (chosen !== undefined) onChange({ page: pageAfterResize(current, size, chosen), size: chosen });
              }}
            >
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {inFigures(choice)}
                </option>
              ))}
            </select>
            {downCaret}
          </span>
        </div>
        <div className={pagesStyle}>
          <button type="button" className={step} aria-label={messages.pagerPrevious} data-page-step="-1" {...stepTo(current - 1)}>
            {previousCaret}
          </button>
          {pageNumbers({ page: current, pages }).map((number, index) =>
            number === 'gap' ? (
              <span key={index < 2 ? 'gap before' : 'gap after'} aria-hidden="true" className={gap}>
                ...
              </span>
            ) : (
              <button
                key={number}
                type="button"
                className={pageStyle}
                aria-label={messages.pagerPage({ page: number })}
                aria-current={number === current ? 'page' : undefined}
                onClick={() => onChange({ page: number, size })}
              >
                {messages.pagerNumber({ page: number })}
              </button>
            ),
          )}
          <button type="button" className={step} aria-label={messages.pagerNext} data-page-step="1" {...stepTo(current + 1)}>
            {nextCaret}
          </button>
        </div>
      </div>
    </nav>
  );
}
