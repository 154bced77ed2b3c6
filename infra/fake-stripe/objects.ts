import type { Card } from './cards.ts';

interface Kept {
  readonly id: string;
  readonly object: string;
  readonly created: number;
}

type Metadata = Readonly<Record<string, string>>;

/** A payment intent as Stripe shapes it, as far as we use it. */
export interface Intent extends Kept {
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  client_secret: string;
  livemode: false;
  metadata: Metadata;
  /** The tax calculation that is booked when it is paid. */
  hooks: { inputs: { tax: { calculation: string } } } | null;
  description: string | null;
  receipt_email: string | null;
  latest_charge: string | null;
  last_payment_error: Readonly<Record<string, unknown>> | null;
  next_action: {
    type: 'redirect_to_url';
    redirect_to_url: { url: string; return_url: string };
  } | null;
  cancellation_reason: string | null;
  canceled_at: number | null;
  payment_method_types: readonly string[];
}

/** A charge: the money of an intent that succeeded. */
export interface Charge extends Kept {
  object: 'charge';
  amount: number;
  amount_refunded: number;
  refunded: boolean;
  currency: string;
  paid: true;
  status: 'succeeded';
  disputed: boolean;
  payment_intent: string;
  receipt_email: string | null;
  billing_details: {
    email: string | null;
    name: string | null;
    address: { country: string | null; postal_code: string | null };
  };
  payment_method_details: { type: 'card'; card: Card };
}

/** Money that went back. */
export interface Refund extends Kept {
  object: 'refund';
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  status: 'succeeded';
  reason: string | null;
  metadata: Metadata;
}

/** A charge that the card's holder disputes. */
export interface Dispute extends Kept {
  object: 'dispute';
  amount: number;
  charge: string;
  payment_intent: string;
  status: 'needs_response' | 'under_review' | 'won' | 'lost';
  reason: string;
  evidence: Readonly<Record<string, string>>;
}

/** A card that waits for its holder's confirmation, by the token of the page that asks for it. */
export interface Confirmation extends Kept {
  object: 'confirmation';
  intent: string;
  return_url: string;
  card: Card;
  billing: Charge['billing_details'];
  refusal: { code: string; decline_code?: string; message: string } | null;
  isDisputed: boolean;
  isDone: boolean;
}

/** Something that happened, as it is told to the shop. */
export interface Event extends Kept {
  object: 'event';
  type: string;
  livemode: false;
  pending_webhooks: 1;
  data: { object: Kept };
}

/** What is kept, by the name of its kind. */
export interface Kinds {
  payment_intent: Intent;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  confirmation: Confirmation;
  event: Event;
}

/** Anything that is kept, in the shape that goes over the wire. */
export type StripeObject = Kinds[keyof Kinds];
