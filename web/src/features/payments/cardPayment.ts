export interface CardState {
  readonly isEmpty: boolean;
  /** An error of the whole card. The local card form shows errors at its fields instead. */
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

export interface CardPayment {
  /** Marks missing and invalid fields and focuses the first. Returns true if there are none. */
  readonly check: () => boolean;
  /** Confirms the payment with the entered card. Never rejects. */
  readonly pay: (clientSecret: string, billing: Billing) => Promise<CardOutcome>;
}

export interface CardFieldProps {
  readonly publishableKey: string;
  readonly isDisabled: boolean;
  readonly onChange: (state: CardState) => void;
  /** Registers the functions of the card form; null on unmount. */
  readonly onReady: (payment: CardPayment | null) => void;
}

export const emptyCard: CardState = { isEmpty: true, error: undefined };
