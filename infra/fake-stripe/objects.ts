import type { Card } from './cards.ts';

interface StoredObject {
  readonly id: string;
  readonly object: string;
  readonly created: number;
}

type Metadata = Readonly<Record<string, string>>;

/** The fields of Stripe's payment intent that the product uses. */
export interface Intent extends StoredObject {
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  client_secret: string;
  livemode: false;
  metadata: Metadata;
  /** The tax calculation that Stripe records when the intent is paid. */
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

export interface Charge extends StoredObject {
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

export interface Refund extends StoredObject {
  object: 'refund';
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  status: 'succeeded';
  reason: string | null;
  metadata: Metadata;
}

export interface Dispute extends StoredObject {
  object: 'dispute';
  amount: number;
  charge: string;
  payment_intent: string;
  status: 'needs_response' | 'under_review' | 'won' | 'lost';
  reason: string;
  evidence: Readonly<Record<string, string>>;
}

/** The id is the token in the URL of the 3-D Secure page. */
export interface Confirmation extends StoredObject {
  object: 'confirmation';
  intent: string;
  return_url: string;
  card: Card;
  billing: Charge['billing_details'];
  /** The decline. Stored data has this field name. */
  refusal: { code: string; decline_code?: string; message: string } | null;
  isDisputed: boolean;
  isDone: boolean;
}

export interface Event extends StoredObject {
  object: 'event';
  type: string;
  livemode: false;
  pending_webhooks: 1;
  data: { object: StoredObject };
}

/** Stored objects by the value of `object`. */
export interface Kinds {
  payment_intent: Intent;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  confirmation: Confirmation;
  event: Event;
}

export type StripeObject = Kinds[keyof Kinds];
