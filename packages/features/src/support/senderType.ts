/** The type that a message's sender has. Laravel sends a class name such as `App\Models\Partner`, whose last part is the type. */
export const shortType = (type: string): string => type.trim().replace(/^.*\\/, '');

export const isSameType = (one: string, other: string): boolean => shortType(one).toLowerCase() === shortType(other).toLowerCase();

/** Whether a type tells nothing about the sender: it is missing, or the class of Laravel's one model for everybody. */
export const isAnyType = (type: string): boolean => type.trim() === '' || /\\user$/i.test(type.trim());
