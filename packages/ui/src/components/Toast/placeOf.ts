/** `top` is below the bar at the end; `end` and `start` are the lower corners. */
const places = ['top', 'end', 'start'] as const;

export type ToastPlace = (typeof places)[number];

/** The first place that covers nothing, else the top, because the page can scroll until a field is below it. */
export const placeOf = (isCovering: (place: ToastPlace) => boolean): ToastPlace => places.find((place) => !isCovering(place)) ?? 'top';
