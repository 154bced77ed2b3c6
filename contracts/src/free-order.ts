const prefix = 'free_';

/** Returns the id that replaces the intent's id, because a free order has no payment intent. */
export const freeOrderId = (paymentId: string): string => prefix + paymentId;

/** Takes an intent's id, a client secret or the id of a free order. */
export const isFreeOrderId = (id: string): boolean => id.startsWith(prefix);
