'use client';
import type { MouseEvent } from 'react';
import { ArrowElbowDownLeftBold } from '../../../icons/ArrowElbowDownLeftBold.tsx';
import { useFormats } from '../../../messages/formats.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { safeUrl } from '../../../safeUrl.ts';
import { useFollow } from '../../Link/RouterProvider.tsx';
import { SafeImage } from '../../SafeImage/SafeImage.tsx';
import { kbd } from '../../SearchBox/kbd.css.ts';
import { matchParts } from '../matchParts.ts';
import { searchPaletteMessages } from '../messages.ts';
import type { OptionGroup, SearchOption } from '../searchGroups.ts';
import * as styles from '../SearchPalette.css.ts';

interface SearchOptionsProps {
  /** The list's element id. */
  id: string;
  groups: readonly OptionGroup[];
  query: string;
  /** The index of the active option among all options; -1 for no active option. */
  place: number;
  optionId: (place: number) => string;
  /** Called when the pointer moves over an option. */
  onPoint: (place: number) => void;
  onChoose: (option: SearchOption) => void;
  /** Called when an option was opened in a new tab or window; the palette stays open. */
  onOpenBeside: (option: SearchOption) => void;
}

/** The results by group. The focus stays in the field; one option is active. */
export function SearchOptions({ id, groups, query, place, optionId, onPoint, onChoose, onOpenBeside }: SearchOptionsProps) {
  const messages = useMessages(searchPaletteMessages);
  const { number } = useFormats();
  const starts = groups.map((_, group) => groups.slice(0, group).reduce((sum, { options }) => sum + options.length, 0));
  return (
    // A press on an option leaves the focus in the field.
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={messages.searchResults}
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ label, count, options }, group) => (
        <div key={label} role="group" aria-labelledby={`${id}-${group}`} className={styles.group}>
          <p id={`${id}-${group}`} role="presentation" className={styles.groupLabel}>
            {label}
            {count !== undefined && <span className={styles.groupCount}>{number(count)}</span>}
          </p>
          {options.map((option, index) => {
            const at = (starts[group] ?? 0) + index;
            return (
              <Option
                key={option.id}
                elementId={optionId(at)}
                option={option}
                query={query}
                isActive={at === place}
                onPoint={() => onPoint(at)}
                onChoose={() => onChoose(option)}
                onOpenBeside={() => onOpenBeside(option)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  elementId: string;
  option: SearchOption;
  query: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
  onOpenBeside: () => void;
}

function Option({ elementId, option, query, isActive, onPoint, onChoose, onOpenBeside }: OptionProps) {
  const messages = useMessages(searchPaletteMessages);
  const follow = useFollow();
  const { label, details = [], image, icon, end, href, isAll = false } = option;
  const address = safeUrl(href);
  const known = details.filter((detail) => detail !== '');
  const shared = {
    id: elementId,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: isAll ? styles.allOption : styles.option,
    onPointerMove: isActive ? undefined : onPoint,
  };
  const content = (
    <>
      {!isAll && (
        <span aria-hidden="true" className={styles.tile}>
          {image === undefined || image === null ? icon : <SafeImage src={image} alt="" width={36} height={36} />}
        </span>
      )}
      <span className={styles.texts}>
        <span className={styles.label}>
          <bdi>
            <Marked text={label} query={isAll ? '' : query} />
          </bdi>
        </span>{' '}
        {known.length > 0 && (
          <span className={styles.details}>
            {known.map((detail, index) => (
              <span key={detail} className={styles.detail}>
                {index > 0 && <span className={styles.dot}>{'\u00A0· '}</span>}
                <bdi>
                  <Marked text={detail} query={query} />
                </bdi>
              </span>
            ))}
          </span>
        )}
      </span>{' '}
      {end !== undefined && <span className={styles.end}>{end}</span>}
      {isActive && (
        <span aria-hidden="true" className={styles.open}>
          {messages.searchOpen}
          <kbd className={kbd}>
            <ArrowElbowDownLeftBold size={12} />
          </kbd>
        </span>
      )}
    </>
  );
  if (address === undefined)
    return (
      <button type="button" {...shared} onClick={onChoose}>
        {content}
      </button>
    );
  return (
    <a
      {...shared}
      href={address}
      onClick={(event: MouseEvent) => {
        follow(event);
        // The browser opens the new tab or window.
        if (event.metaKey || event.ctrlKey || event.shiftKey) onOpenBeside();
        else onChoose();
      }}
    >
      {content}
    </a>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  return matchParts(text, query).map(({ text: part, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className={styles.match}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
