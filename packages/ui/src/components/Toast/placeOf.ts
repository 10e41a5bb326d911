/** `top` is below the bar at the end; `end` and `start` are the lower corners. */
const places = ['top', 'end', 'start'] as const;

export type ToastPlace = (typeof places)[number];

/** The first place where nothing is covered; without one the top, where the page can be scrolled until a field is below. */
export const placeOf = (isCovering: (place: ToastPlace) => boolean): ToastPlace => places.find((place) => !isCovering(place)) ?? 'top';
