/** What checkout knows of the card field while it is filled in. */
export interface CardState {
  readonly isEmpty: boolean;
  /** What is wrong with what was typed, shown as it happens. */
  readonly error: string | undefined;
}

export interface Billing {
  readonly email: string;
  readonly name: string | undefined;
}

/** How a payment ended in the browser; `leaving` when the bank's page takes over. */
export type CardOutcome =
  | { readonly kind: 'confirmed'; readonly paymentIntentId: string }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'leaving' };

/** Confirms the payment of a client secret with the card in the field. Never rejects. */
export type PayWithCard = (clientSecret: string, billing: Billing) => Promise<CardOutcome>;

/** The card field: Stripe's or that of the local card processor, one behind the other's interface. */
export interface CardFieldProps {
  readonly publishableKey: string;
  readonly isDisabled: boolean;
  readonly onChange: (state: CardState) => void;
  /** Hands out the way to pay, and null when the field goes. */
  readonly onReady: (pay: PayWithCard | null) => void;
}

export const emptyCard: CardState = { isEmpty: true, error: undefined };
