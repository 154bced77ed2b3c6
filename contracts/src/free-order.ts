const prefix = 'free_';

/** A free order has no payment intent: this id takes the place of the intent's id. */
export const freeOrderId = (paymentId: string): string => prefix + paymentId;

/** Takes an intent's id, a client secret or the id of a free order. */
export const isFreeOrderId = (id: string): boolean => id.startsWith(prefix);
