export interface CardState {
  readonly isEmpty: boolean;
  readonly error: string | undefined;
}

export interface Billing {
  readonly email: string;
  readonly name: string | undefined;
}

/** Outcome of the payment in the browser; `redirecting` means that the bank's page opens. */
export type CardOutcome =
  | { readonly kind: 'confirmed'; readonly paymentIntentId: string }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'redirecting' };

/** Confirms the payment with the entered card. Never rejects. */
export type PayWithCard = (clientSecret: string, billing: Billing) => Promise<CardOutcome>;

export interface CardFieldProps {
  readonly publishableKey: string;
  readonly isDisabled: boolean;
  readonly onChange: (state: CardState) => void;
  /** Registers the pay function; null on unmount. */
  readonly onReady: (pay: PayWithCard | null) => void;
}

export const emptyCard: CardState = { isEmpty: true, error: undefined };
