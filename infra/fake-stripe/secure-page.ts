import { escapeHtml } from '@dryrun/contracts/escape-html';
import { formatCents } from '@dryrun/contracts/money';
import type { Confirmation, Intent } from './objects.ts';

/** Renders the simulated 3-D Secure page of a bank, where the cardholder confirms a payment. */
export function securePage(intent: Intent, { card }: Confirmation): string {
  const amount = formatCents(intent.amount);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Confirm your payment</title>
    <style>
      :root { color-scheme: light dark; }
      body { font: 16px/1.5 system-ui, sans-serif; margin: 0; min-height: 100vh; display: grid; place-items: center;
        background: light-dark(#f4f4f2, #14171d); color: light-dark(#23262d, #ebe9e4); }
      main { max-width: 24rem; margin: 1rem; padding: 2rem; border-radius: 10px; border: 1px solid #8885;
        background: light-dark(#fff, #1c2027); }
      h1 { font-size: 1.25rem; margin: 0 0 .5rem; }
      p { margin: 0 0 1rem; }
      .note { color: light-dark(#5c616b, #a8adb7); font-size: .875rem; }
      form { display: flex; flex-wrap: wrap; gap: .75rem; }
      button { font: inherit; min-height: 44px; padding: 0 1.25rem; border-radius: 6px; cursor: pointer;
        border: 1px solid #888; background: none; color: inherit; }
      button[value='confirmed'] { background: #2450b8; border-color: #2450b8; color: #fff; }
    </style>
  </head>
  <body>
    <main>
      <h1>Confirm your payment</h1>
      <p>${escapeHtml(amount)} with the card ending in ${escapeHtml(card.last4)}.</p>
      <p class="note">This page simulates your bank's 3-D Secure check. It's a test: no real card is charged.</p>
      <form method="post">
        <button name="outcome" value="confirmed">Complete authentication</button>
        <button name="outcome" value="refused">Fail authentication</button>
      </form>
    </main>
  </body>
</html>
`;
}

/** Adds the same query parameters to the return URL as Stripe. */
export function createReturnUrl({ return_url }: Confirmation, intent: Intent): string {
  const query = new URLSearchParams({
    payment_intent: intent.id,
    payment_intent_client_secret: intent.client_secret,
    redirect_status: intent.status === 'succeeded' ? 'succeeded' : 'failed',
  });
  return `${return_url}${return_url.includes('?') ? '&' : '?'}${query.toString()}`;
}
