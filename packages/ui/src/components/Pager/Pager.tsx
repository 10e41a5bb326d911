'use client';
import { CaretDown } from '@phosphor-icons/react/dist/csr/CaretDown';
import { CaretLeft } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight';
import { useId } from 'react';
import { pagerMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { gap, line, page as pageStyle, pager, pages as pagesStyle, rows, select, selectBox, selectCaret, showing, step } from './Pager.css.ts';
import { pageNumbers } from './pageNumbers.ts';
import { pageAfterResize, pageOf, pageWithin } from './pageOf.ts';

export interface PagerProps<Size extends number = number> {
  /** The page that shows, from 1. One past the last shows the last. */
  page: number;
  /** Entries on a page. */
  size: Size;
  /** Entries on all pages. */
  total: number;
  /** Sizes to choose from. @default [5, 10, 25, 50] */
  sizes?: readonly Size[];
  /** Names the pager among others on a page. @default 'Pagination' */
  label?: string;
  /** Another page, or another size with the page on which the first entry now stands. */
  onChange: (paging: { page: number; size: Size }) => void;
}

const defaultSizes: readonly number[] = [5, 10, 25, 50];
const previousCaret = <CaretLeft size={16} weight="bold" aria-hidden="true" />;
const nextCaret = <CaretRight size={16} weight="bold" aria-hidden="true" />;
const downCaret = <CaretDown size={14} weight="bold" aria-hidden="true" className={selectCaret} />;

/** Leads from page to page of a list. It is quiet: a table says itself where it is. */
export function Pager<Size extends number = number>({ page, size, total, sizes, label, onChange }: PagerProps<Size>) {
  const messages = useMessages(pagerMessages);
  const sizeId = useId();
  const { from, to, pages } = pageOf({ total, size, page });
  const current = pageWithin(page, pages);
  const choices = sizes ?? (defaultSizes as readonly Size[]);

  // An end is aria-disabled, not disabled: the button that led to the last page keeps the focus.
  const stepTo = (target: number) => ({
    'aria-disabled': target < 1 || target > pages ? true : undefined,
    onClick: () => {
      if (target >= 1 && target <= pages) onChange({ page: target, size });
    },
  });

  return (
    <nav aria-label={label ?? messages.pagerLabel} className={pager}>
      <div className={line}>
        <p className={showing}>{messages.pagerShowing({ from, to, total })}</p>
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
                <option key={choice}>{choice}</option>
              ))}
            </select>
            {downCaret}
          </span>
        </div>
        <div className={pagesStyle}>
          <button type="button" className={step} aria-label={messages.pagerPrevious} {...stepTo(current - 1)}>
            {previousCaret}
          </button>
          {pageNumbers({ page: current, pages }).map((number, place) =>
            number === 'gap' ? (
              <span key={place < 2 ? 'gap before' : 'gap after'} aria-hidden="true" className={gap}>
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
          <button type="button" className={step} aria-label={messages.pagerNext} {...stepTo(current + 1)}>
            {nextCaret}
          </button>
        </div>
      </div>
    </nav>
  );
}
